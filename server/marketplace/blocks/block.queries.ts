import { type RawBuilder, sql } from 'kysely';
import type { MessageSender } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { type Cursor, onePage, startOf } from '../../platform/db/page.ts';
import { preparedEach, preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { sideOf } from '../actors.ts';

const isOwn = (side: MessageSender, sideId: RawBuilder<unknown>) =>
  side === 'business'
    ? sql`k.side = 'business' and k.business_id = ${sideId}::uuid`
    : sql`k.side = 'customer' and k.customer_id = ${sideId}::uuid`;

const listed = {
  id: sql<string>`k.id`,
  created_at: sql<Date>`k.created_at`,
  customer_name: sql<string>`c.first_name || ' ' || c.last_name`,
  customer_avatar: sql<string | null>`c.avatar`,
  business_name: sql<string>`b.name`,
  business_logo: sql<string | null>`b.logo`,
  by: sql<string>`p.first_name || ' ' || p.last_name`,
};

export type BlockRow = RowOf<typeof listed>;

const list = preparedEach(
  'blocks',
  ({ side }: { side: MessageSender }, given: Slots<Cursor & { sideId: string }>) => select(listed)`
    from blocks k join accounts c on c.id = k.customer_id join businesses b on b.id = k.business_id
    join accounts p on p.id = k.blocked_by
    where ${isOwn(side, given.sideId)} ${onePage([sql`k.created_at`, sql`k.id`], given)}`,
);

/** Whom the side of a person has blocked, the last one first; one row more than a page. */
export function blocksOf(db: Reader, actor: Actor, after: Cursor | null): Promise<BlockRow[]> {
  const { side, sideId } = sideOf(actor);
  return list(db, { side }, { sideId, ...startOf(after) });
}

const lifted = {
  side: sql<MessageSender>`k.side`,
  customerId: sql<UserId>`k.customer_id`,
  businessId: sql<BusinessId>`k.business_id`,
};

/** A block that the side of a person has made. */
export async function ownBlock(tx: Tx, actor: Actor, id: string) {
  const { side, sideId } = sideOf(actor);
  const { rows } = await select(lifted)`
    from blocks k where k.id = ${id} and ${isOwn(side, sql`${sideId}`)}`.execute(tx);
  return rows[0];
}

type Pair = { customerId: UserId; businessId: BusinessId };

/** The block that the side of a person has made of the other side of a lead, if there is one. */
export async function blockOf(db: Reader, actor: Actor, { customerId, businessId }: Pair) {
  const [block] = await blockBetween(db, { customerId, businessId, side: sideOf(actor).side });
  return block ?? null;
}

const blockBetween = preparedOnce(
  'block-of-other',
  ({ customerId, businessId, side }: Slots<Pair & { side: MessageSender }>) => select({
    id: sql<string>`k.id`,
  })`
    from blocks k where k.business_id = ${businessId} and k.customer_id = ${customerId} and k.side = ${side}`,
);
