import { inTransaction, type Tx } from '../../../platform/db/db.ts';
import { closeLater } from '../provider-outbox/provider-outbox.ts';
import type { BillingDeps } from '../deps.ts';
import { waitingIntent } from '../checkout/intents.ts';
import { isOver } from './subscription.lifecycle.ts';
import { lockWithBusiness } from './subscription.queries.ts';

/** Cancelled, and what is paid is over: nothing of it is left to be taken back. */
export const endedAndOpen = ({ market: { db, clock } }: BillingDeps, limit: number) =>
  db
    .selectFrom('subscriptions')
    .where('status', '=', 'cancelled')
    .where('closed_at', 'is', null)
    .where('cancels_at', '<=', clock.now())
    .where('provider_ref', 'is not', null)
    .where('is_payment_pending', '=', false)
    .select('id')
    .orderBy('cancels_at')
    .limit(limit)
    .execute();

/** From now on it is not taken back any more, and the provider is told to forget how it was paid. */
export const closeEnded = (deps: BillingDeps, id: string): Promise<void> =>
  inTransaction(deps.market.db, (tx) => close(deps, tx, id));

async function close({ market }: BillingDeps, tx: Tx, id: string): Promise<void> {
  const subscription = await lockWithBusiness(tx, id);
  const now = market.clock.now();
  if (!subscription || !isOver(subscription, now)) return;
  if (await waitingIntent(tx, subscription.business_id, 'resume')) return;
  await tx.updateTable('subscriptions').set({ closed_at: now }).where('id', '=', id).execute();
  await closeLater({ tx, now, queue: market.queue }, id);
}
