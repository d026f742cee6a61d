import { inTransaction } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Who } from '../../platform/who.ts';
import type { BillingDeps } from './deps.ts';
import { openPage } from './intents.ts';
import { type IntentRow, waitingIntent } from './intents.queries.ts';
import { endIntent } from './settle-intent.ts';
import { isRunning } from './subscription.lifecycle.ts';
import { lockBusiness, subscriptionOf } from './subscription.queries.ts';

/** Where the page for another card or account comes back to. */
const SETTINGS = '/dashboard?tab=settings&panel=business';
const PATIENCE_MS = 4 * 60 * 1000;

/**
 * Answers the provider's page for giving another card or bank account.
 * @throws Refusal 'subscription_cannot_change' when nothing runs that could be paid otherwise
 */
export async function startMethodUpdate(deps: BillingDeps, who: Who): Promise<{ redirect_url: string }> {
  const { clock, db } = deps.market;
  const waiting = await waitingIntent(db, who.accountId, 'method');
  // The page of a provider lives for minutes: an old one is finished or given up.
  if (waiting && clock.now().getTime() - waiting.created_at.getTime() > PATIENCE_MS)
    await endIntent(deps, waiting);
  const intent = await inTransaction(db, async (tx) => {
    await lockBusiness(tx, who.accountId);
    const subscription = await subscriptionOf(tx, who.accountId);
    if (!subscription?.provider_ref || !isRunning(subscription))
      throw new Refusal('subscription_cannot_change');
    const begun = await waitingIntent(tx, who.accountId, 'method');
    if (begun) return begun;
    return tx
      .insertInto('payment_intents')
      .values(methodIntent(subscription, clock.now()))
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { redirect_url: await openPage(deps, intent) };
}

type Subscription = NonNullable<Awaited<ReturnType<typeof subscriptionOf>>>;

const methodIntent = (
  subscription: Subscription,
  now: Date,
): Omit<IntentRow, 'provider_ref' | 'redirect_url' | 'decided_at'> => ({
  id: newId(),
  business_id: subscription.business_id,
  subscription_id: subscription.id,
  purpose: 'method',
  status: 'unknown',
  provider: subscription.provider,
  method: subscription.method ?? 'card',
  package: subscription.package,
  what: 'Another way to pay',
  net_pence: subscription.net_pence ?? 0,
  vat_pence: subscription.vat_pence ?? 0,
  gross_pence: subscription.gross_pence ?? 0,
  vat_rate: subscription.vat_rate ?? 0,
  promo_code: null,
  promo_percentage: null,
  monthly_net_pence: null,
  monthly_vat_pence: null,
  monthly_gross_pence: null,
  comes_back_to: SETTINGS,
  cancelled_to: SETTINGS,
  created_at: now,
});
