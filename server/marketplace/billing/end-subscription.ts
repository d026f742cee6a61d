import type { Context } from '../action.ts';
import type { BillingDeps } from './deps.ts';
import { asking, providerOf } from './intents.ts';
import { waitingIntent } from './intents.queries.ts';
import { moveSubscription } from './move-subscription.ts';
import { endIntent } from './settle-intent.ts';
import { isLive } from './subscription.lifecycle.ts';
import { lockBusiness, subscriptionOf } from './subscription.queries.ts';

export const END_PAYMENTS = 'end-payments';

/**
 * A business that is deleted pays no more, and receives nothing more for what it has paid. The provider is told by a
 * job of the queue that goes with the deletion and is tried until it is done.
 */
export async function endSubscription(context: Context, { accountId }: { accountId: string }) {
  const { tx, now, queue } = context;
  await lockBusiness(tx, accountId);
  const set = { paid_through: now, cancels_at: now, past_due_since: null };
  const subscription = await subscriptionOf(tx, accountId);
  if (subscription && isLive(subscription))
    await moveSubscription(context, subscription, { name: 'cancel', reason: 'account_deleted', set });
  await queue.send(tx, END_PAYMENTS, { jobs: [{ businessId: accountId }] });
}

/** Nothing more is taken from this business, by whatever it has ever begun. */
export async function endPayments(deps: BillingDeps, businessId: string): Promise<void> {
  const { db } = deps.market;
  for (const purpose of ['checkout', 'method'] as const) {
    const waiting = await waitingIntent(db, businessId, purpose);
    // Completed and not heard of yet, it is among those below from now on.
    if (waiting?.provider_ref) await endIntent(deps, waiting);
  }
  const subscriptions = await db
    .selectFrom('subscriptions')
    .where('business_id', '=', businessId)
    .where('provider_ref', 'is not', null)
    .select(['provider', 'provider_ref'])
    .execute();
  for (const { provider, provider_ref } of subscriptions)
    await asking(deps, () => providerOf(deps, { provider }).cancel(provider_ref ?? '', 'now'));
}
