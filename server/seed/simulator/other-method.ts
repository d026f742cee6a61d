import type { Tx } from '../../platform/db/db.ts';
import { nextDay } from '../../platform/payments/months.ts';
import type { Terms } from '../../platform/payments/provider.ts';
import {
  accountsOf,
  firstDay,
  lockSubscription,
  newReference,
  settleStatus,
  type Subscription,
  takeCharge,
} from './books.ts';
import { tell } from './post.ts';
import { booksIn } from './schema.ts';

type Using = { id: string; checkoutId: string; terms: Terms; now: Date };

/**
 * What is owed is taken from the new card or account, and the months go on. Answers the subscription that they go on
 * under. As with the real ones, a card is another card of the same; a bank account gets one of its own, and the one
 * before goes on as well until it is left. What is owed stays so after a cancellation, and what had ended begins again:
 * not to ask for that is left to us.
 */
export async function takeOtherMethod(tx: Tx, using: Using): Promise<string> {
  const subscription = await lockSubscription(tx, using.id);
  if (!subscription) return using.id;
  const owedUntil = await owedMonth(tx, using.id);
  const id =
    subscription.method === 'card'
      ? await payByCard(tx, { ...subscription, next_outcome: 'paid' }, { ...using, owedUntil })
      : await payByAccount(tx, subscription, { ...using, owedUntil });
  await settleStatus(tx, id);
  await tell(tx, using.now, { type: 'subscription.updated', about: { subscription: id } });
  return id;
}

/** To when the last month would be paid that was not. */
async function owedMonth(tx: Tx, id: string): Promise<Date | null> {
  const last = await booksIn(tx)
    .selectFrom('simulator.charges')
    .where('subscription_id', 'in', await accountsOf(tx, id))
    .where('pays_until', 'is not', null)
    .select(['status', 'pays_until'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && ['failed', 'charged_back'].includes(last.status) ? last.pays_until : null;
}

type Owing = Using & { owedUntil: Date | null };

/** A card pays the month that it owes. */
async function payByCard(tx: Tx, subscription: Subscription, { checkoutId, owedUntil, now }: Owing) {
  const { id, gross_pence: grossPence, what, next_outcome } = subscription;
  await booksIn(tx)
    .updateTable('simulator.subscriptions')
    .set({ next_outcome })
    .where('id', '=', id)
    .execute();
  if (owedUntil)
    await takeCharge(tx, subscription, {
      key: `${id}:${checkoutId}`,
      grossPence,
      what,
      outcome: 'paid',
      paysUntil: owedUntil,
      at: now,
    });
  return id;
}

/** A bank account goes on with the months where they are; where one is owed, or they have ended, they begin again. */
async function payByAccount(tx: Tx, before: Subscription, { terms, owedUntil, now }: Owing): Promise<string> {
  const beginsAgain = owedUntil !== null || before.ended_because !== null;
  const anchor = beginsAgain ? firstDay(before.method, now) : before.anchor_at;
  const next = beginsAgain ? nextDay(anchor, anchor) : before.next_charge_at;
  const { grossPence, what } = terms;
  const subscription = {
    id: newReference('subscription'),
    method: before.method,
    status: 'running',
    gross_pence: grossPence,
    what,
    anchor_at: anchor,
    next_charge_at: next,
    cancels_at: null,
    ended_because: null,
    closed_at: null,
    next_outcome: 'paid',
    replaces: before.id,
    created_at: now,
  };
  await booksIn(tx).insertInto('simulator.subscriptions').values(subscription).execute();
  if (beginsAgain)
    await takeCharge(tx, subscription, {
      key: `${subscription.id}:first`,
      grossPence,
      what,
      outcome: 'paid',
      paysUntil: next,
      at: now,
      takenOn: anchor,
    });
  return subscription.id;
}
