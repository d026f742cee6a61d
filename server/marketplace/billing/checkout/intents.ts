import { type Insertable, sql, type Updateable } from 'kysely';
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import { inTransaction, type Reader, type Tx } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { type BusinessId, newId } from '../../../platform/ids.ts';
import {
  type Addresses,
  askProvider,
  isRefused,
  type Payer,
  type PaymentMethod,
  type Terms,
} from '../../../platform/payments/provider.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Context, contextOfMarket } from '../../action.ts';
import type { BillingDeps } from '../deps.ts';
import { comingMonths } from '../packages/package-title.ts';
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

/** What is asked about a subscription that is there: on its own terms, unless it says otherwise. */
export const termsOfSubscription = (subscription: SubscriptionRow) => ({
  business_id: subscription.business_id,
  subscription_id: subscription.id,
  provider: subscription.provider,
  method: subscription.method ?? 'card',
  package: subscription.package,
  net_pence: subscription.net_pence ?? 0,
  vat_pence: subscription.vat_pence ?? 0,
  gross_pence: subscription.gross_pence ?? 0,
  vat_rate: subscription.vat_rate ?? 0,
});

/** What the provider is asked for, from what was written down before it is asked. */
export const termsOf = (intent: IntentRow): Terms => ({
  key: intent.id,
  method: intent.method as PaymentMethod,
  what: intent.what,
  grossPence: intent.gross_pence,
});

type Paid = { package: string; next_package: string | null; gross_pence: number | null };

/** The same for the months of a subscription, which cost what holds now: it may have changed since it was written down. */
export const termsOfMonths = (intent: IntentRow, paid: Paid): Terms => ({
  ...termsOf(intent),
  what: comingMonths(paid),
  grossPence: paid.gross_pence ?? intent.gross_pence,
});

/** Where the hosted page sends people back to. A reference in an address proves nothing: we ask the provider. */
export function addressesOf({ appUrl }: BillingDeps, intent: IntentRow): Addresses {
  const name = intent.method === 'card' ? 'session_id' : 'billing_request_id';
  const back = `${appUrl}${intent.comes_back_to}`;
  const join = back.includes('?') ? '&' : '?';
  return {
    doneUrl: `${back}${join}${name}={reference}`,
    cancelledUrl: intent.cancelled_to ? `${appUrl}${intent.cancelled_to}` : back,
  };
}

export async function payerOf({ market }: BillingDeps, businessId: BusinessId): Promise<Payer> {
  const { first_name, last_name, ...rest } = await market.db
    .selectFrom('businesses as b')
    .innerJoin('accounts as a', 'a.id', 'b.owner_id')
    .where('b.id', '=', businessId)
    .select(['b.id', 'b.name', 'a.first_name', 'a.last_name', 'a.email'])
    .executeTakeFirstOrThrow();
  return { ...rest, firstName: first_name, lastName: last_name };
}

/** Opens the provider's page for an intent, or finds it when the answer of an earlier call got lost. */
export async function openPage(deps: BillingDeps, intent: IntentRow): Promise<string> {
  if (intent.redirect_url) return intent.redirect_url;
  const [terms, addresses] = [termsOf(intent), addressesOf(deps, intent)];
  const page = await askProvider(deps, intent, async (provider) => {
    if (intent.purpose === 'method')
      return provider.openMethodUpdate(await referenceOf(deps, intent), terms, addresses);
    return provider.openCheckout(await payerOf(deps, intent.business_id), terms, addresses);
  }).catch((error: unknown) => closeRefused(deps, intent, error));
  await notePage(deps, intent, page);
  await mustBeWanted(deps, intent, page);
  return page.url;
}

/** It was ended while the provider opened its page, which nobody knew yet: nobody may pay on it. */
async function mustBeWanted(deps: BillingDeps, intent: IntentRow, { reference }: Page): Promise<void> {
  if (isWaiting(await freshIntent(deps, intent.id))) return;
  await askProvider(deps, intent, (provider) => provider.closeCheckout(reference));
  throw new Refusal('payment_not_completed');
}

/** What the provider refuses with this key it refuses for ever: the next wish begins again. */
async function closeRefused(deps: BillingDeps, { id }: IntentRow, error: unknown): Promise<never> {
  if (isRefused(error)) await closeIntent(deps, id);
  throw error;
}

type Page = { reference: string; url: string | null };

export async function notePage({ market }: BillingDeps, intent: IntentRow, page: Page): Promise<void> {
  await market.db
    .updateTable('payment_intents')
    .set({ provider_ref: page.reference, redirect_url: page.url, status: 'open' })
    .where('id', '=', intent.id)
    .where('status', '=', 'unknown')
    .execute();
}

const KEY_LIVES_MS = 23 * HOUR_MS;

/** Providers forget keys and close pages after a day: what is nearly as old is not repeated blindly. */
export const isStale = (intent: { created_at: Date }, now: Date): boolean =>
  now.getTime() - intent.created_at.getTime() > KEY_LIVES_MS;

async function referenceOf({ market }: BillingDeps, intent: IntentRow): Promise<string> {
  const { provider_ref } = await market.db
    .selectFrom('subscriptions')
    .where('id', '=', intent.subscription_id)
    .select('provider_ref')
    .executeTakeFirstOrThrow();
  if (!provider_ref) throw new Refusal('subscription_cannot_change');
  return provider_ref;
}

type Closing = (context: Context, intent: IntentRow) => Promise<void>;

/** Nothing came of it: the promo code is free again. What `follows` is written with it, once. */
export async function closeIntent({ market }: BillingDeps, id: string, follows?: Closing): Promise<void> {
  await inTransaction(market.db, async (tx) => {
    const intent = await lockIntent(tx, id);
    if (!intent || !isWaiting(intent)) return;
    const context = await contextOfMarket(market, { tx, businessId: intent.business_id });
    await decideIntent(tx, intent, { status: 'closed', now: context.now });
    await tx.deleteFrom('promo_redemptions').where('intent_id', '=', id).execute();
    await follows?.(context, intent);
  });
}

type Decision = { status: 'done' | 'closed'; now: Date; set?: Updateable<DB['payment_intents']> };

export async function decideIntent(tx: Tx, intent: IntentRow, { status, now, set }: Decision) {
  await tx
    .updateTable('payment_intents')
    .set({ status, decided_at: now, ...set })
    .where('id', '=', intent.id)
    .execute();
}

export async function freshIntent({ market }: BillingDeps, id: string): Promise<IntentRow> {
  const intent = await intentById(market.db, id);
  if (!intent) throw new Error('the intent is gone');
  return intent;
}
