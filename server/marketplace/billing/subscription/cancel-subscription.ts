import type { Actor } from '../../../platform/actor.ts';
import { askProvider } from '../../../platform/payments/provider.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context, perform } from '../../action.ts';
import { businessFor } from '../billing.policy.ts';
import { lockPurchases } from '../checkout/intents.ts';
import type { BillingDeps } from '../deps.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { moveSubscription } from './move-subscription.ts';
import { isLive, isPastDue } from './subscription.lifecycle.ts';
import type { SubscriptionRow } from './subscription.queries.ts';

/**
 * Stops further payments. The provider is asked first, and what it then says is written down: cancelling twice, or
 * again after an answer got lost, changes nothing.
 * @throws Refusal 'not_subscribed' or 'unavailable'
 */
export async function stopPayments(deps: BillingDeps, actor: Actor): Promise<[]> {
  const running = await perform(deps.market, cancelSubscription, { actor, input: undefined });
  if (!running) return [];
  await askProvider(deps, running, (provider) => provider.cancel(running.reference, running.when));
  const { subscription } = await reconcile(deps, { subscription: running.id, asker: actor });
  // Another account was put to use meanwhile: that one has to stop too.
  return subscription?.provider_ref === running.reference ? [] : stopPayments(deps, actor);
}

/** Answers what its provider has to be asked to stop; null when nobody collects money, or it was cancelled before. */
export const cancelSubscription = action({
  name: 'cancelSubscription',
  by: ['business'],
  async run(context: Context): Promise<Stopping | null> {
    const businessId = businessFor(context.actor, 'cancel');
    const { subscription } = await lockPurchases(context.tx, businessId);
    if (!subscription || !(isLive(subscription) || subscription.cancels_at))
      throw new Refusal('not_subscribed');
    if (subscription.cancels_at) return null;
    const { id, provider, provider_ref: reference } = subscription;
    if (!reference) return endComplimentary(context, subscription);
    // Of what is past due nothing is paid, so there is no end to wait for.
    return { id, provider, reference, when: isPastDue(subscription) ? 'now' : 'at_the_end' };
  },
});

type Stopping = { id: string; provider: string | null; reference: string; when: 'at_the_end' | 'now' };

/** It stays to its end and is not renewed anyway. */
async function endComplimentary(context: Context, subscription: SubscriptionRow): Promise<null> {
  const set = { cancels_at: subscription.paid_through ?? context.now };
  await moveSubscription(context, subscription, { name: 'cancel', reason: 'asked', set });
  return null;
}
