import type { Actor } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context, perform } from '../../action.ts';
import { businessFor } from '../billing.policy.ts';
import { endIntent } from '../checkout/end-intent.ts';
import { termsOfSubscription } from '../checkout/intent-terms.ts';
import { insertIntent, type IntentRow, lockPurchases } from '../checkout/intents.ts';
import type { BillingDeps } from '../deps.ts';
import { comingMonths } from '../packages/package-title.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { goOn } from './move-subscription.ts';
import { isRunning, resumableUntil } from './subscription.lifecycle.ts';
import type { SubscriptionRow } from './subscription.queries.ts';

/**
 * Takes a cancellation back while what is paid is not over: the months go on at the price that was agreed, and nothing
 * is paid twice. What runs is left as it is.
 * @throws Refusal 'not_subscribed', 'subscription_cannot_change' when it is over, or 'unavailable'
 */
export async function resumePayments(deps: BillingDeps, actor: Actor): Promise<[]> {
  const begun = await perform(deps.market, resumeSubscription, { actor, input: undefined });
  if (begun?.purpose === 'method') {
    await endIntent(deps, begun);
    return resumePayments(deps, actor);
  }
  if (begun && (await reconcile(deps, { intent: begun.id })).came !== 'done')
    throw new Refusal('subscription_cannot_change');
  return [];
}

/**
 * Answers what is to be asked of the provider; null when there is nothing to ask. A page for another account that was begun
 * before the cancellation comes to its end first: what it gave goes on, or nothing comes of it any more.
 */
export const resumeSubscription = action({
  name: 'resumeSubscription',
  by: ['business'],
  async run(context: Context): Promise<IntentRow | null> {
    const { tx, now, actor } = context;
    const { subscription, begun } = await lockPurchases(tx, businessFor(actor, 'resume'));
    if (begun.resume) return begun.resume;
    if (!subscription) throw new Refusal('not_subscribed');
    if (isRunning(subscription)) return null;
    if (!resumableUntil(subscription, now)) throw new Refusal('subscription_cannot_change');
    if (subscription.provider_ref) return begun.method ?? insertIntent(tx, resumeIntent(subscription, now));
    // Nobody collects money for it.
    await goOn(context, subscription);
    return null;
  },
});

const resumeIntent = (subscription: SubscriptionRow, now: Date) => ({
  ...termsOfSubscription(subscription),
  purpose: 'resume' as const,
  what: comingMonths(subscription),
  promo_code: subscription.promo_code,
  promo_percentage: subscription.promo_percentage,
  comes_back_to: '/dashboard',
  created_at: now,
});
