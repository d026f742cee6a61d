import { type Insertable, sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { type BusinessId, newId } from '../../../platform/ids.ts';
import type { BillingDeps } from '../deps.ts';
import { lockSubscriptionOf, type SubscriptionRow } from '../subscription/subscription.queries.ts';

export type Purpose = 'checkout' | 'change' | 'method' | 'resume';

const WAITING = ['unknown', 'open'];

/** The purchase of that kind which a business has begun and not finished. */
export const waitingIntent = async (db: Reader, businessId: BusinessId, purpose: Purpose) =>
  (await waitingIntents(db, { businessId, purpose })).at(0);

type OfBusiness = { businessId: BusinessId; purpose: Purpose };

const waitingIntents = preparedOnce('waiting-intent', ({ businessId, purpose }: Slots<OfBusiness>, db) =>
  db
    .selectFrom('payment_intents')
    .where('business_id', '=', businessId)
    .where('purpose', '=', purpose)
    .where('status', 'in', WAITING)
    .selectAll(),
);

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

type Purchases = {
  /** The one that counts. */
  subscription: SubscriptionRow | undefined;
  /** What was begun and is not finished, by its purpose; there is at most one of each. */
  begun: Partial<Record<Purpose, IntentRow>>;
};

/** What a business has bought and begun, locked: until we commit nobody else begins or finishes anything for it. */
export async function lockPurchases(tx: Tx, businessId: BusinessId): Promise<Purchases> {
  const subscription = await lockSubscriptionOf(tx, businessId);
  const waiting = await tx
    .selectFrom('payment_intents')
    .where('business_id', '=', businessId)
    .where('status', 'in', WAITING)
    .selectAll()
    .execute();
  return { subscription, begun: Object.fromEntries(waiting.map((intent) => [intent.purpose, intent])) };
}

type Own = 'id' | 'business_id' | 'status' | 'purpose';
type Intent = Omit<Insertable<DB['payment_intents']>, Own> & { business_id: BusinessId; purpose: Purpose };

/** Writes down what is about to be asked of a provider. Nobody knows yet what comes of it. */
export const insertIntent = (tx: Tx, intent: Intent): Promise<IntentRow> =>
  tx
    .insertInto('payment_intents')
    .values({ id: newId(), status: 'unknown', ...intent })
    .returningAll()
    .executeTakeFirstOrThrow();

const KEY_LIVES_MS = 23 * HOUR_MS;

/** Providers forget keys and close pages after a day: what is nearly as old is not repeated blindly. */
export const isStale = (intent: { created_at: Date }, now: Date): boolean =>
  now.getTime() - intent.created_at.getTime() > KEY_LIVES_MS;

export async function freshIntent({ market }: BillingDeps, id: string): Promise<IntentRow> {
  const intent = await intentById(market.db, id);
  if (!intent) throw new Error('the intent is gone');
  return intent;
}
