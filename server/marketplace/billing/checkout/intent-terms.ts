import type { BusinessId } from '../../../platform/ids.ts';
import type { Addresses, Payer, PaymentMethod, Terms } from '../../../platform/payments/provider.ts';
import type { BillingDeps } from '../deps.ts';
import { comingMonths } from '../packages/package-title.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';
import type { IntentRow } from './intents.ts';

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
