import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Tx } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { select } from '../../../platform/db/select-list.ts';
import type { BusinessId } from '../../../platform/ids.ts';

/** The subscription that counts: the live one, else the newest; one that was paid beside another never hides that. */
export const subscriptionOf = async (db: Reader, businessId: BusinessId) =>
  (await newest(db, { businessId })).at(0);

const newest = preparedOnce('subscription', ({ businessId }: Slots<OfBusiness>, db) =>
  newestOf(db, businessId),
);

type OfBusiness = { businessId: BusinessId };

/** The same, locked with its business: nobody else changes what it pays until we commit. */
export async function lockSubscriptionOf(tx: Tx, businessId: BusinessId) {
  await lockBusiness(tx, businessId);
  return newestOf(tx, businessId).forUpdate().executeTakeFirst();
}

const newestOf = (db: Reader, businessId: BusinessId | RawBuilder<BusinessId>) =>
  db
    .selectFrom('subscriptions')
    .where('business_id', '=', businessId)
    .selectAll()
    .orderBy(sql`status in ('active', 'past_due')`, 'desc')
    .orderBy(sql`needs_attention is distinct from 'unwanted'`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(sql.lit(1));

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof subscriptionOf>>>;

export const subscriptionWith = (db: Reader, id: string) =>
  db.selectFrom('subscriptions').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

export const lockSubscription = (tx: Tx, id: string) =>
  tx.selectFrom('subscriptions').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

/** One thing at a time happens to what a business pays. Taken before its intents and subscriptions, always. */
export const lockBusiness = (tx: Tx, businessId: BusinessId) =>
  tx.selectFrom('businesses').where('id', '=', businessId).select('id').forNoKeyUpdate().executeTakeFirst();

/** A subscription, locked in the order in which everybody locks. */
export async function lockWithBusiness(tx: Tx, id: string) {
  const { business_id } = await subscriptionWith(tx, id);
  await lockBusiness(tx, business_id);
  return lockSubscription(tx, id);
}

/** Whether nobody is there any more who could have bought something. */
export async function isDeleted(db: Reader, businessId: BusinessId): Promise<boolean> {
  const { deleted_at } = await db
    .selectFrom('businesses as b')
    .innerJoin('accounts as a', 'a.id', 'b.owner_id')
    .where('b.id', '=', businessId)
    .select('a.deleted_at')
    .executeTakeFirstOrThrow();
  return deleted_at !== null;
}

/** What a package cost before the last change to this one, which is still to begin. */
export const priceBefore = (db: Reader, subscriptionId: string, nextPackage: string) =>
  db
    .selectFrom('payment_intents')
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', 'change')
    .where('status', '=', 'done')
    .where('package', '=', nextPackage)
    .select(['before_net_pence as net', 'before_vat_pence as vat', 'before_gross_pence as gross'])
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Numbers a provider's snapshot, before it is fetched. */
export async function nextSnapshotNumber(db: Reader): Promise<number> {
  const { rows } = await select({ ticket: sql<number>`nextval('payment_snapshots')` })``.execute(db);
  return Number(rows[0]?.ticket);
}

export const paymentsOf = (db: Reader, businessId: BusinessId) => payments(db, { businessId });

const payments = preparedOnce('payments', ({ businessId }: Slots<OfBusiness>, db) =>
  db
    .selectFrom('payments as p')
    .leftJoin('invoices as i', 'i.payment_id', 'p.id')
    .where('p.business_id', '=', businessId)
    .select(['p.id', 'p.taken_at', 'p.gross_pence', 'p.net_pence', 'p.vat_pence', 'p.status', 'p.what'])
    .select(['p.promo_code', 'i.number'])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('credit_notes as n')
          .whereRef('n.payment_id', '=', 'p.id')
          .select(['n.id', 'n.number', 'n.gross_pence'])
          .orderBy('n.number'),
      ).as('credit_notes'),
    )
    .orderBy('p.taken_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(sql.lit(100)),
);

export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number];
