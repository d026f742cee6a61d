import type { Actor } from '../../../platform/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { contextOf } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import type { BillingDeps } from '../deps.ts';
import { insertIntent, termsOfSubscription } from '../checkout/insert-intent.ts';
import { type IntentRow, waitingIntent } from '../checkout/intents.queries.ts';
import { goOn } from './move-subscription.ts';
import { comingMonths } from '../packages/package-title.ts';
import { endIntent, settleIntent } from '../checkout/settle-intent.ts';
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
export async function resumeSubscription(deps: BillingDeps, actor: Actor): Promise<[]> {
  const begun = await inTransaction(deps.market.db, (tx) => begin(deps, tx, actor));
  if (begun?.purpose === 'method') {
    await endIntent(deps, begun);
    return resumeSubscription(deps, actor);
  }
  if (begun && (await settleIntent(deps, begun.id)) !== 'done')
    throw new Refusal('subscription_cannot_change');
  return [];
}

/**
 * What is to be asked of the provider; null when there is nothing to ask. A page for another account that was begun before
 * the cancellation comes to its end first: what it gave goes on, or nothing comes of it any more.
 */
async function begin({ market }: BillingDeps, tx: Tx, actor: Actor): Promise<IntentRow | null> {
  await lockBusiness(tx, businessOf(actor));
  const begun = await waitingIntent(tx, businessOf(actor), 'resume');
  if (begun) return begun;
  const found = await subscriptionOf(tx, businessOf(actor));
  const subscription = found && (await lockSubscription(tx, found.id));
  if (!subscription) throw new Refusal('not_subscribed');
  if (isRunning(subscription)) return null;
  const now = market.clock.now();
  if (!resumableUntil(subscription, now)) throw new Refusal('subscription_cannot_change');
  if (!subscription.provider_ref) {
    // Nobody collects money for it.
    await goOn(contextOf(market, { tx, actor }), subscription);
    return null;
  }
  const page = await waitingIntent(tx, businessOf(actor), 'method');
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
