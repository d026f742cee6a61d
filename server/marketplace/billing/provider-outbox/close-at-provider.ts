import { inTransaction, type Tx } from '../../../platform/db/db.ts';
import { askProvider, whenRefused } from '../../../platform/payments/provider.ts';
import type { BillingDeps } from '../deps.ts';
import { beginEnding, forgetEnding, insertEnding, ITSELF } from './endings.queries.ts';
import { waitingIntent } from '../checkout/intents.ts';
import { isRunning, resumableUntil } from '../subscription/subscription.lifecycle.ts';
import { isDeleted, lockWithBusiness } from '../subscription/subscription.queries.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { type Ending, deliverEnding } from './deliver-ending.ts';

/**
 * What has ended here takes no more money there. What is paid to its end and can be taken back keeps what it is paid by;
 * of anything else nothing is left, the mandate neither.
 */
export async function closeAtProvider(deps: BillingDeps, id: string): Promise<void> {
  const closing = await inTransaction(deps.market.db, (tx) => begin(deps, tx, id));
  if (!closing) return;
  const { subscription, when } = closing;
  await deliverEnding(deps, closing, async () => {
    const { provider_ref } = subscription;
    await askProvider(deps, subscription, (provider) => provider.cancel(provider_ref ?? '', when));
    await reconcile(deps, { subscription: id }).catch(whenRefused(undefined));
    return true;
  });
}

const SOON_MS = 60 * 1000;

type Closing = Ending & { when: 'at_the_end' | 'now' };

/** Taking a cancellation back and carrying it out keep each other off: what comes second finds the first. */
async function begin({ market }: BillingDeps, tx: Tx, id: string): Promise<Closing | null> {
  const subscription = await lockWithBusiness(tx, id);
  const ended = { subscriptionId: id, reference: ITSELF };
  const now = market.clock.now();
  if (!subscription?.provider_ref || isRunning(subscription)) {
    await forgetEnding(tx, ended);
    return null;
  }
  const isGone = await isDeleted(tx, subscription.business_id);
  // Whether it has ended is just being decided. Of who is gone it is stopped again, should it go on after this.
  if (!isGone && (await waitingIntent(tx, subscription.business_id, 'resume'))) {
    await insertEnding(tx, ended, new Date(now.getTime() + SOON_MS));
    return null;
  }
  const when = resumableUntil(subscription, now) && !isGone ? 'at_the_end' : 'now';
  const ending = await beginEnding(tx, ended, now);
  return ending === null ? null : { id: ending, reference: ITSELF, subscription, when };
}
