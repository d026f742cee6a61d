import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/db.ts';
import type { BusinessId } from '../../../platform/ids.ts';

export type Purpose = 'checkout' | 'change' | 'method' | 'resume';

const WAITING = ['unknown', 'open'];

/** The purchase of that kind which a business has begun and not finished. */
export const waitingIntent = (db: Reader, businessId: BusinessId, purpose: Purpose) =>
  db
    .selectFrom('payment_intents')
    .where('business_id', '=', businessId)
    .where('purpose', '=', purpose)
    .where('status', 'in', WAITING)
    .selectAll()
    .executeTakeFirst();

/** The same of every kind; there is at most one of each. */
export const waitingIntents = (db: Reader, businessId: BusinessId) =>
  db
    .selectFrom('payment_intents')
    .where('business_id', '=', businessId)
    .where('status', 'in', WAITING)
    .selectAll()
    .execute();

export const intentById = (db: Reader, id: string) =>
  db.selectFrom('payment_intents').where('id', '=', id).selectAll().executeTakeFirst();

export type IntentRow = NonNullable<Awaited<ReturnType<typeof intentById>>>;

export const lockIntent = (tx: Tx, id: string) =>
  tx.selectFrom('payment_intents').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

/** By the provider's reference; of one business when it asks. */
export const intentByReference = (db: Reader, reference: string, businessId?: BusinessId) =>
  db
    .selectFrom('payment_intents')
    .where('provider_ref', '=', reference)
    .$if(businessId !== undefined, (query) => query.where('business_id', '=', businessId as BusinessId))
    .selectAll()
    .executeTakeFirst();

export const isWaiting = (intent: { status: string }): boolean => WAITING.includes(intent.status);
export const isDone = (intent: { status: string }): boolean => intent.status === 'done';

/** A bank that has not answered for so long will not; who waits for it may begin again. */
const BANK_PATIENCE_MS = 7 * DAY_MS;

/** Its payer has done everything, and the bank is to answer: nothing is bought beside it. */
export const isAtBank = ({ at_bank_since }: { at_bank_since: Date | null }, now: Date): boolean =>
  at_bank_since !== null && now.getTime() - at_bank_since.getTime() < BANK_PATIENCE_MS;

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

/** What was begun before a moment and has come to no end. */
export const waitingSince = (db: Reader, before: Date) =>
  db
    .selectFrom('payment_intents')
    .where('status', 'in', WAITING)
    .where('created_at', '<', before)
    .select('id')
    // Those that fail again and again must not stand before all others.
    .orderBy(sql`random()`)
    .limit(200)
    .execute();
