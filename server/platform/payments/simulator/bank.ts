import { inTransaction, type Tx } from '../../db/db.ts';
import { nextDay } from '../months.ts';
import {
  Asked,
  type Books,
  CONFIRMS_DAYS,
  inDays,
  lockSubscription,
  newReference,
  type Outcome,
  settleStatus,
  takeCharge,
} from './books.ts';
import { tell } from './post.ts';

// What happens at the bank when somebody presses a button on the hosted page.

/** Somebody authorised the payment. Pressing twice is pressing once. Answers where to go on. */
export const authorise = (books: Books, checkoutId: string, outcome: Outcome): Promise<string | null> =>
  inTransaction(books.db, async (tx) => {
    const now = books.clock.now();
    const page = await lockPage(tx, checkoutId);
    if (!page) return null;
    const asked = Asked.parse(page.asked);
    if (isOpen(page)) {
      const id = asked.subscription ?? newReference('subscription');
      if (asked.subscription) await useOtherMethod(tx, { id, checkoutId, now });
      else await begin(tx, { id, asked, outcome, now });
      await decide(tx, checkoutId, { status: 'completed', subscription_id: id });
      await tell(tx, now, { type: 'checkout.completed', about: { checkout: checkoutId } });
    } else if (!page.subscription_id) return asked.cancelledUrl;
    return asked.doneUrl.replace('{reference}', checkoutId);
  });

/** Somebody turned back. Answers where to go on. */
export const cancelPage = (books: Books, checkoutId: string): Promise<string | null> =>
  inTransaction(books.db, async (tx) => {
    const page = await lockPage(tx, checkoutId);
    if (!page) return null;
    const asked = Asked.parse(page.asked);
    if (!isOpen(page) && page.subscription_id) return asked.doneUrl.replace('{reference}', checkoutId);
    if (isOpen(page)) {
      await decide(tx, checkoutId, { status: 'cancelled' });
      await tell(tx, books.clock.now(), { type: 'checkout.cancelled', about: { checkout: checkoutId } });
    }
    return asked.cancelledUrl;
  });

const lockPage = (tx: Tx, id: string) =>
  tx.selectFrom('simulator_checkouts').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

// allow no-status-literal: the simulator's own word for its own page, not a status of the market
const isOpen = (page: { status: string }): boolean => page.status === 'open';

const decide = (tx: Tx, id: string, set: { status: 'completed' | 'cancelled'; subscription_id?: string }) =>
  tx.updateTable('simulator_checkouts').set(set).where('id', '=', id).execute();

type Beginning = { id: string; asked: Asked; outcome: Outcome; now: Date };

/** A card that is to fail later fails at its second month; a Direct Debit at its first. */
async function begin(tx: Tx, { id, asked, outcome, now }: Beginning): Promise<void> {
  const isCard = asked.method === 'card';
  const anchor = firstDay(asked.method, now);
  const subscription = {
    id,
    method: asked.method,
    status: 'running',
    gross_pence: asked.grossPence,
    what: asked.what,
    anchor_at: anchor,
    next_charge_at: nextDay(anchor, anchor),
    cancels_at: null,
    ended_because: null,
    closed_at: null,
    next_outcome: outcome === 'failed' ? 'failed' : 'paid',
    created_at: now,
  };
  await tx.insertInto('simulator_subscriptions').values(subscription).execute();
  await takeCharge(tx, subscription, {
    key: `${id}:first`,
    grossPence: asked.grossPence,
    what: asked.what,
    outcome: isCard && outcome === 'failed' ? 'paid' : outcome,
    paysUntil: subscription.next_charge_at,
    at: now,
  });
}

/** A card is charged at once, a bank account some days later; its months begin then. */
const firstDay = (method: string, now: Date): Date => (method === 'card' ? now : inDays(now, CONFIRMS_DAYS));

/** What is owed is taken from the new card or account, and the months go on. */
async function useOtherMethod(
  tx: Tx,
  { id, checkoutId, now }: { id: string; checkoutId: string; now: Date },
) {
  const subscription = await lockSubscription(tx, id);
  if (!subscription || subscription.ended_because) return;
  await tx
    .updateTable('simulator_subscriptions')
    .set({ next_outcome: 'paid' })
    .where('id', '=', id)
    .execute();
  if (subscription.status === 'unpaid') await takeOwed(tx, subscription, { checkoutId, now });
  await tell(tx, now, { type: 'subscription.updated', about: { subscription: id } });
}

type Owing = Parameters<typeof takeCharge>[1];

/** A card pays the month that it owes; with another bank account the months begin anew. */
async function takeOwed(tx: Tx, owing: Owing, { checkoutId, now }: { checkoutId: string; now: Date }) {
  const { id, gross_pence: grossPence, what, method } = owing;
  const anchor = method === 'card' ? owing.anchor_at : firstDay(method, now);
  const next = method === 'card' ? owing.next_charge_at : nextDay(anchor, anchor);
  await takeCharge(tx, owing, {
    key: `${id}:${checkoutId}`,
    grossPence,
    what,
    outcome: 'paid',
    paysUntil: next,
    at: now,
  });
  await tx
    .updateTable('simulator_subscriptions')
    .set({ anchor_at: anchor, next_charge_at: next })
    .where('id', '=', id)
    .execute();
  await settleStatus(tx, id);
}
