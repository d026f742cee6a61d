import { inTransaction, type Tx } from '../../db/db.ts';
import { nextDay } from '../months.ts';
import type { CheckoutReading, Terms } from '../provider.ts';
import {
  Asked,
  type Books,
  CONFIRMS_DAYS,
  inDays,
  lockSubscription,
  newReference,
  type Outcome,
  settleStatus,
  type Subscription,
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
    await tx
      .updateTable('simulator_checkouts')
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
export async function settlePage(tx: Tx, { reference, terms, now }: Settling): Promise<CheckoutReading> {
  const page = await lockPage(tx, reference);
  if (!page?.subscription_id) {
    if (!page || !isOpen(page)) return { is: 'closed' };
    return { is: page.authorised_at ? 'waiting' : 'open' };
  }
  const id = page.subscription_id;
  if (Asked.parse(page.asked).subscription)
    await takeOtherMethod(tx, { id, checkoutId: reference, terms, now });
  return { is: 'completed', subscription: id };
}

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
    takenOn: anchor,
  });
}

/** A card is charged at once, a bank account some days later; its months begin then. */
const firstDay = (method: string, now: Date): Date => (method === 'card' ? now : inDays(now, CONFIRMS_DAYS));

type Using = { id: string; checkoutId: string; terms: Terms; now: Date };

/**
 * What is owed is taken from the new card or account, and the months go on. As with the real ones, a month stays owed
 * after a cancellation, and another account begins anew what had ended: not to ask for either is left to us.
 */
async function takeOtherMethod(tx: Tx, { id, checkoutId, terms, now }: Using): Promise<void> {
  const subscription = await lockSubscription(tx, id);
  if (!subscription) return;
  const isCard = subscription.method === 'card';
  const price = isCard ? {} : { gross_pence: terms.grossPence, what: terms.what };
  await tx
    .updateTable('simulator_subscriptions')
    .set({ next_outcome: 'paid', ...price })
    .where('id', '=', id)
    .execute();
  const paying = { ...subscription, ...price };
  const owedUntil = await owedMonth(tx, id);
  if (isCard && owedUntil) await payOwed(tx, paying, { checkoutId, owedUntil, now });
  if (!isCard && (owedUntil || subscription.ended_because)) await beginAnew(tx, paying, { checkoutId, now });
  await settleStatus(tx, id);
  await tell(tx, now, { type: 'subscription.updated', about: { subscription: id } });
}

/** To when the last month would be paid that was not. */
async function owedMonth(tx: Tx, id: string): Promise<Date | null> {
  const last = await tx
    .selectFrom('simulator_charges')
    .where('subscription_id', '=', id)
    .where('pays_until', 'is not', null)
    .select(['status', 'pays_until'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && ['failed', 'charged_back'].includes(last.status) ? last.pays_until : null;
}

type Paying = { checkoutId: string; now: Date; takenOn?: Date };

/** A card pays the month that it owes. */
const payOwed = (
  tx: Tx,
  owing: Subscription,
  { checkoutId, owedUntil, now, takenOn }: Paying & { owedUntil: Date },
) =>
  takeCharge(tx, owing, {
    key: `${owing.id}:${checkoutId}`,
    grossPence: owing.gross_pence,
    what: owing.what,
    outcome: 'paid',
    paysUntil: owedUntil,
    at: now,
    ...(takenOn && { takenOn }),
  });

/** With another bank account the months begin anew. */
async function beginAnew(tx: Tx, owing: Subscription, { checkoutId, now }: Paying): Promise<void> {
  const anchor = firstDay(owing.method, now);
  const next = nextDay(anchor, anchor);
  await payOwed(tx, owing, { checkoutId, owedUntil: next, now, takenOn: anchor });
  await tx
    .updateTable('simulator_subscriptions')
    .set({ anchor_at: anchor, next_charge_at: next, status: 'running', ended_because: null, closed_at: null })
    .where('id', '=', owing.id)
    .execute();
}
