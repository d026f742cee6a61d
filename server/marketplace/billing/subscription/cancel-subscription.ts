import type { Actor } from '../../../platform/actor.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { contextOf } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import type { BillingDeps } from '../deps.ts';
import { asking, providerOf } from '../checkout/intents.ts';
import { moveSubscription } from './move-subscription.ts';
import { isLive, isPastDue } from './subscription.lifecycle.ts';
import {
  lockWithBusiness,
  subscriptionOf,
  type SubscriptionRow,
  subscriptionWith,
} from './subscription.queries.ts';
import { syncSubscription } from '../reconciliation/sync-subscription.ts';

/**
 * Stops further payments. The provider is asked first, and what it then says is written down: cancelling twice, or
 * again after an answer got lost, changes nothing.
 * @throws Refusal 'not_subscribed' or 'unavailable'
 */
export async function cancelSubscription(deps: BillingDeps, actor: Actor): Promise<[]> {
  const subscription = await subscriptionOf(deps.market.db, businessOf(actor));
  if (!subscription || !(isLive(subscription) || subscription.cancels_at))
    throw new Refusal('not_subscribed');
  if (subscription.cancels_at) return [];
  const { provider_ref } = subscription;
  if (!provider_ref) return endComplimentary(deps, actor, subscription);
  // Nothing of it is paid, so there is no end to wait for.
  const when = isPastDue(subscription) ? 'now' : 'at_the_end';
  await asking(deps, () => providerOf(deps, subscription).cancel(provider_ref, when));
  await syncSubscription(deps, subscription.id, actor);
  const now = await subscriptionWith(deps.market.db, subscription.id);
  // Another account was put to use meanwhile: that one has to stop too.
  return now.provider_ref === provider_ref ? [] : cancelSubscription(deps, actor);
}

/** Nobody collects money for it: it stays to its end and is not renewed anyway. */
async function endComplimentary({ market }: BillingDeps, actor: Actor, { id }: SubscriptionRow): Promise<[]> {
  await inTransaction(market.db, async (tx) => {
    const subscription = await lockWithBusiness(tx, id);
    if (!subscription || !isLive(subscription)) return;
    const context = contextOf(market, { tx, actor });
    const set = { cancels_at: subscription.paid_through ?? context.now };
    await moveSubscription(context, subscription, { name: 'cancel', reason: 'asked', set });
  });
  return [];
}
