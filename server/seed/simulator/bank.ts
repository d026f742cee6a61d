import { inTransaction, type Tx } from '../../platform/db/db.ts';
import { nextDay } from '../../platform/payments/months.ts';
import type { CheckoutSnapshot, Terms } from '../../platform/payments/provider.ts';
import { Asked, type Books, firstDay, newReference, type Outcome, takeCharge } from './books.ts';
import { takeOtherMethod } from './other-method.ts';
import { tell } from './post.ts';
import { booksIn } from './schema.ts';

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
      if (!asked.subscription) await begin(tx, { id, asked, outcome, now });
      await decide(tx, checkoutId, { status: 'completed', subscription_id: id });
      await tell(tx, now, { type: 'checkout.completed', about: { checkout: checkoutId } });
    } else if (!page.subscription_id) return asked.cancelledUrl;
    return asked.doneUrl.replace('{reference}', checkoutId);
  });

/** Somebody authorised a Direct Debit, and the bank takes a day before it says yes. Answers where to go on. */
export const askBank = (books: Books, checkoutId: string): Promise<string | null> =>
  inTransaction(books.db, async (tx) => {
    const page = await lockPage(tx, checkoutId);
    if (!page || !isOpen(page)) return null;
    await booksIn(tx)
      .updateTable('simulator.checkouts')
      .set({ authorised_at: books.clock.now() })
      .where('id', '=', checkoutId)
      .execute();
    return Asked.parse(page.asked).doneUrl.replace('{reference}', checkoutId);
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

type Settling = { reference: string; terms: Terms; now: Date };

/** How a page stands. Another card or account is put to use only now, on the terms of now: the real ones do so too. */
export async function settlePage(tx: Tx, { reference, terms, now }: Settling): Promise<CheckoutSnapshot> {
  const page = await lockPage(tx, reference);
  if (!page?.subscription_id) {
    if (!page || !isOpen(page)) return { is: 'closed' };
    return { is: page.authorised_at ? 'waiting' : 'open' };
  }
  const { subscription: before } = Asked.parse(page.asked);
  // A purchase, or another account that is in use already.
  if (!before || page.subscription_id !== before)
    return { is: 'completed', subscription: page.subscription_id };
  const id = await takeOtherMethod(tx, { id: before, checkoutId: reference, terms, now });
  await decide(tx, reference, { status: 'completed', subscription_id: id });
  return { is: 'completed', subscription: id };
}

/** What was given on a page and is not in use yet never will be. Answers what is in use. */
export async function abandonPage(tx: Tx, reference: string): Promise<string | null> {
  const page = await lockPage(tx, reference);
  if (!page) return null;
  if (page.subscription_id && page.subscription_id !== Asked.parse(page.asked).subscription)
    return page.subscription_id;
  await decide(tx, reference, { status: 'cancelled', subscription_id: null });
  return null;
}

const lockPage = (tx: Tx, id: string) =>
  booksIn(tx)
    .selectFrom('simulator.checkouts')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

// allow no-status-literal: the simulator's own word for its own page, not a status of the market
const isOpen = (page: { status: string }): boolean => page.status === 'open';

const decide = (
  tx: Tx,
  id: string,
  set: { status: 'completed' | 'cancelled'; subscription_id?: string | null },
) => booksIn(tx).updateTable('simulator.checkouts').set(set).where('id', '=', id).execute();

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
    replaces: null,
    created_at: now,
  };
  await booksIn(tx).insertInto('simulator.subscriptions').values(subscription).execute();
  await takeCharge(tx, subscription, {
    key: `${id}:first`,
    grossPence: asked.grossPence,
    what: asked.what,
    outcome: isCard && outcome === 'failed' ? 'paid' : outcome,
    paysUntil: subscription.next_charge_at,
    at: now,
    takenOn: anchor,
  });
}
