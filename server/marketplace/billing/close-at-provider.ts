import type { BillingDeps } from './deps.ts';
import { asking, isRefused, providerOf } from './intents.ts';
import { waitingIntent } from './intents.queries.ts';
import { isRunning, resumableUntil } from './subscription.lifecycle.ts';
import { subscriptionWith } from './subscription.queries.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * What has ended here takes no more money there. What is paid to its end and can be taken back keeps what it is paid by;
 * of anything else nothing is left, the mandate neither (domain.md 6.2).
 */
export async function closeAtProvider(deps: BillingDeps, id: string): Promise<void> {
  const { db, clock } = deps.market;
  const { business_id } = await subscriptionWith(db, id);
  // Somebody is just taking the cancellation back. Asked first: whoever has done so by now runs again.
  if (await waitingIntent(db, business_id, 'resume')) return;
  const subscription = await subscriptionWith(db, id);
  const { provider_ref } = subscription;
  if (!provider_ref || isRunning(subscription)) return;
  const when = resumableUntil(subscription, clock.now()) ? 'at_the_end' : 'now';
  await asking(deps, () => providerOf(deps, subscription).cancel(provider_ref, when));
  await syncSubscription(deps, id).catch(unlessForgotten);
}

/** A provider that does not know it any more takes nothing for it. */
function unlessForgotten(error: unknown): void {
  if (!isRefused(error)) throw error;
}
