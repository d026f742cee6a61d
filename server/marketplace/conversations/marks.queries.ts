import { sql } from 'kysely';
import type { MessageSender } from '../../../contract/words.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';

type Person = { leadId: string; accountId: UserId };

const headColumns = {
  unread: sql<number>`coalesce(c.unread, 0)`,
  is_archived: sql<boolean>`coalesce(c.is_archived, false)`,
  first_unread: sql<{ id: string; created_at: string } | null>`case when c.unread > 0 then (
    select json_build_object('id', m.id, 'created_at', m.created_at) from messages m
    where m.lead_id = l.id and m.created_at > coalesce(c.read_up_to, '-infinity')
      and (m.sender = 'customer') = (l.business_id = c.side_id)
    order by m.created_at, m.id limit 1) end`,
  seen_up_to: sql<Date | null>`(
    select nullif(max(coalesce(o.shown_up_to, o.read_up_to)), '-infinity')
    from conversations o where o.lead_id = l.id and o.side_id <> c.side_id)`,
  title: sql<FreeText>`j.title`,
  job_number: sql<string>`j.job_number`,
  business_name: sql<string>`b.name`,
  business_logo: sql<string | null>`b.logo`,
  customer_avatar: sql<string | null>`o.avatar`,
};

export type Head = RowOf<typeof headColumns>;

/** What stands above a conversation, as this person has it: nobody has a row before the first message. */
export const headOf = async (db: Reader, asked: Person): Promise<Head> => theOnly(await head(db, asked));

const head = preparedOnce(
  'conversation-head',
  ({ leadId, accountId }: Slots<Person>) => select(headColumns)`
    from leads l join jobs j on j.id = l.job_id join businesses b on b.id = l.business_id
    join accounts o on o.id = j.customer_id
    left join conversations c on c.lead_id = l.id and c.account_id = ${accountId}
    where l.id = ${leadId}`,
);

/** The moment of a message of this lead. */
export async function momentOf(tx: Tx, message: { id: string; leadId: string }): Promise<Date | null> {
  const row = await tx
    .selectFrom('messages')
    .where('id', '=', message.id)
    .where('lead_id', '=', message.leadId)
    .select('created_at')
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Locks the row of a person first: what is counted afterwards includes every message that the row counts. */
export async function lockConversation(tx: Tx, { leadId, accountId }: Person) {
  return tx
    .selectFrom('conversations')
    .where('lead_id', '=', leadId)
    .where('account_id', '=', accountId)
    .select(['unread', 'read_up_to', 'is_archived'])
    .forUpdate()
    .executeTakeFirst();
}

type Mark = Person & { side: MessageSender; upTo: Date; isShown: boolean };

/** What the other side sees stays where it is. */
const AS_SHOWN = sql<Date>`coalesce(shown_up_to, read_up_to, '-infinity')`;

/** Moves a read mark on, and with it what the other side sees where it may; counts what the other side wrote after it. */
export async function moveMark(tx: Tx, mark: Mark): Promise<number> {
  const { leadId, accountId, side, upTo, isShown } = mark;
  const { unread } = await tx
    .updateTable('conversations')
    .set({
      read_up_to: upTo,
      shown_up_to: isShown ? null : AS_SHOWN,
      unread: sql<number>`(
        select count(*) from messages m
        where m.lead_id = ${leadId} and m.sender <> ${side} and m.created_at > ${upTo})`,
    })
    .where('lead_id', '=', leadId)
    .where('account_id', '=', accountId)
    .returning('unread')
    .executeTakeFirstOrThrow();
  return unread;
}
