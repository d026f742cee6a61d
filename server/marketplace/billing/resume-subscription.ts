import { inTransaction, type Tx } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Who } from '../../platform/who.ts';
import { contextOf } from '../action.ts';
import type { BillingDeps } from './deps.ts';
import { insertIntent, termsOfSubscription } from './insert-intent.ts';
import { type IntentRow, waitingIntent } from './intents.queries.ts';
import { goOn } from './move-subscription.ts';
import { comingMonths } from './package-title.ts';
import { endIntent, settleIntent } from './settle-intent.ts';
import { isRunning, resumableUntil } from './subscription.lifecycle.ts';
import {
  lockBusiness,
  lockSubscription,
  subscriptionOf,
  type SubscriptionRow,
} from './subscription.queries.ts';

/**
 * Takes a cancellation back while what is paid is not over: the months go on at the price that was agreed, and nothing
 * is paid twice. What runs is left as it is.
 * @throws Refusal 'not_subscribed', 'subscription_cannot_change' when it is over, or 'unavailable'
 */
export async function resumeSubscription(deps: BillingDeps, who: Who): Promise<[]> {
  const begun = await inTransaction(deps.market.db, (tx) => begin(deps, tx, who));
  if (begun?.purpose === 'method') {
    await endIntent(deps, begun);
    return resumeSubscription(deps, who);
  }
  if (begun && (await settleIntent(deps, begun.id)) !== 'done')
    throw new Refusal('subscription_cannot_change');
  return [];
}

/**
 * What is to be asked of the provider; null when there is nothing to ask. A page for another account that was begun before
 * the cancellation comes to its end first: what it gave goes on, or nothing comes of it any more.
 */
async function begin({ market }: BillingDeps, tx: Tx, who: Who): Promise<IntentRow | null> {
  await lockBusiness(tx, who.accountId);
  const begun = await waitingIntent(tx, who.accountId, 'resume');
  if (begun) return begun;
  const found = await subscriptionOf(tx, who.accountId);
  const subscription = found && (await lockSubscription(tx, found.id));
  if (!subscription) throw new Refusal('not_subscribed');
  if (isRunning(subscription)) return null;
  const now = market.clock.now();
  if (!resumableUntil(subscription, now)) throw new Refusal('subscription_cannot_change');
  if (!subscription.provider_ref) {
    // Nobody collects money for it.
    await goOn(contextOf(market, { tx, who }), subscription);
    return null;
  }
  const page = await waitingIntent(tx, who.accountId, 'method');
  return page ?? insertIntent(tx, resumeIntent(subscription, now));
}

const resumeIntent = (subscription: SubscriptionRow, now: Date) => ({
  ...termsOfSubscription(subscription),
  purpose: 'resume' as const,
  what: comingMonths(subscription),
  promo_code: subscription.promo_code,
  promo_percentage: subscription.promo_percentage,
  comes_back_to: '/dashboard',
  created_at: now,
});
