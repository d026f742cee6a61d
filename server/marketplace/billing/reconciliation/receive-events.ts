import { inTransaction } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { PaymentProvider } from '../../../platform/payments/provider.ts';
import type { BillingDeps } from '../deps.ts';

export const APPLY_EVENT = 'apply-payment-event';

/**
 * Writes the events of a webhook down, each once, and queues what they ask for. The provider hears that we have them
 * when that is committed; what they mean is found out afterwards.
 */
export async function receiveEvents(
  { market: { db, clock, queue } }: BillingDeps,
  provider: PaymentProvider,
  events: ReturnType<PaymentProvider['eventsOf']>,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ id, type, about }) => ({
    id: newId(),
    provider: provider.name,
    event_id: id,
    type,
    about: JSON.stringify(about),
    received_at: clock.now(),
  }));
  await inTransaction(db, async (tx) => {
    const fresh = await tx
      .insertInto('webhook_events')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .returning('id')
      .execute();
    await queue.send(tx, APPLY_EVENT, { jobs: fresh.map(({ id }) => ({ eventId: id })) });
  });
}
