import type { Tx } from '../../platform/db/db.ts';
import { ProviderRefused, type Terms } from '../../platform/payments/provider.ts';
import { accountsOf, lockSubscription, settleStatus, type Subscription } from './books.ts';
import { tell } from './post.ts';
import { booksIn } from './schema.ts';

type Stopping = { id: string; isAtOnce: boolean; now: Date };

/**
 * A card runs to the end of what is paid, and can be let run on until then. A Direct Debit stops at once; what is paid
 * stays paid, and its mandate is kept unless all is to be over at once.
 */
export async function stop(tx: Tx, { id, isAtOnce, now }: Stopping): Promise<void> {
  // The accounts before it take nothing more either, should nobody have left them. The oldest first, as everybody locks them.
  const all = (await accountsOf(tx, id)).toReversed();
  if (all.length === 0) throw new ProviderRefused('no such subscription');
  for (const each of all) await stopOne(tx, { id: each, isAtOnce, now });
}

async function stopOne(tx: Tx, { id, isAtOnce, now }: Stopping): Promise<void> {
  const subscription = await lockSubscription(tx, id);
  if (!subscription || subscription.closed_at) return;
  const isStopping = subscription.ended_because !== null || subscription.cancels_at !== null;
  if (isStopping && !isAtOnce) return;
  await booksIn(tx)
    .updateTable('simulator.subscriptions')
    .set({ ...(isAtOnce ? closed(subscription, now) : stopped(subscription)), next_charge_at: null })
    .where('id', '=', id)
    .execute();
  await tell(tx, now, { type: 'subscription.cancelled', about: { subscription: id } });
}

const stopped = ({ method, next_charge_at }: Subscription) =>
  method === 'card' && next_charge_at ? { cancels_at: next_charge_at } : ENDED;

const ENDED = { status: 'stopped', ended_because: 'stopped' };

/** Over for good; for what reason it ended before stays as it is. */
const closed = ({ ended_because }: Subscription, now: Date) => ({
  ...(ended_because ? {} : ENDED),
  closed_at: now,
});

/** No further month is taken by it; true when nothing of it is on its way any more. */
export async function leave(tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  await stopOne(tx, { id, isAtOnce: false, now });
  const onItsWay = await booksIn(tx)
    .selectFrom('simulator.charges')
    .where('subscription_id', '=', id)
    .where('status', '=', 'pending')
    .select('id')
    .executeTakeFirst();
  return onItsWay === undefined;
}

type Resuming = { id: string; terms: Terms; from: Date | null; now: Date };

/** The months go on where they would have stopped; null when that is over, or was never asked for. */
export async function resume(tx: Tx, { id, terms, from, now }: Resuming): Promise<string | null> {
  const subscription = await lockSubscription(tx, id);
  if (!subscription || subscription.closed_at) return null;
  const { method, cancels_at, ended_because } = subscription;
  if (!cancels_at && !ended_because) return id;
  const isCard = method === 'card';
  const isTooLate = isCard && (ended_because !== null || !cancels_at || cancels_at <= now);
  if (!from || isTooLate) return null;
  // A card goes on as it was; a Direct Debit is asked for again.
  const price = isCard ? {} : { gross_pence: terms.grossPence, what: terms.what };
  const goesOn = {
    status: 'running',
    ended_because: null,
    cancels_at: null,
    next_charge_at: cancels_at ?? from,
  };
  await booksIn(tx)
    .updateTable('simulator.subscriptions')
    .set({ ...goesOn, ...price })
    .where('id', '=', id)
    .execute();
  await settleStatus(tx, id);
  await tell(tx, now, { type: 'subscription.resumed', about: { subscription: id } });
  return id;
}
