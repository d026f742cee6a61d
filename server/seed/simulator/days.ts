import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { inTransaction, type Tx } from '../../platform/db/db.ts';
import { nextDay } from '../../platform/payments/months.ts';
import { authorise } from './bank.ts';
import {
  type Books,
  DISPUTE_DAYS,
  inDays,
  lockSubscription,
  type Outcome,
  settleStatus,
  type Subscription,
  takeCharge,
  withSuccessors,
} from './books.ts';
import { tell } from './post.ts';
import { booksIn } from './schema.ts';

const AT_ONCE = 4;
const ANSWERS_DAYS = 1;
/** As long as we keep the events that came of it. */
const KEEPS_EVENTS_DAYS = 90;

// What happens at the bank when time goes by.

/** Lets confirmations, disputes, monthly charges and ends happen that are due by now. */
export async function letTimePass({ db, clock }: Books): Promise<void> {
  const now = clock.now();
  await answerForBanks({ db, clock });
  await forgetEvents({ db, clock });
  const due = await booksIn(db)
    .selectFrom('simulator.charges')
    .where('confirms_at', '<=', now)
    .select('subscription_id as id')
    .union(
      booksIn(db)
        .selectFrom('simulator.subscriptions')
        .where((eb) => eb.or([eb('next_charge_at', '<=', now), eb('cancels_at', '<=', now)]))
        .where('ended_because', 'is', null)
        .select('id'),
    )
    .execute();
  await mapConcurrently(due, AT_ONCE, ({ id }) => inTransaction(db, (tx) => catchUp(tx, id, now)));
}

/** A bank that takes its time says yes after a day. */
async function answerForBanks(books: Books): Promise<void> {
  const due = await booksIn(books.db)
    .selectFrom('simulator.checkouts')
    .where('status', '=', 'open')
    .where('authorised_at', '<=', inDays(books.clock.now(), -ANSWERS_DAYS))
    .select('id')
    .execute();
  await mapConcurrently(due, AT_ONCE, ({ id }) => authorise(books, id, 'paid'));
}

const forgetEvents = ({ db, clock }: Books) =>
  booksIn(db)
    .deleteFrom('simulator.events')
    .where('delivered_at', '<', inDays(clock.now(), -KEEPS_EVENTS_DAYS))
    .execute();

/** One thing after the other, each as of the moment when it was due, however late somebody looks. */
async function catchUp(tx: Tx, id: string, now: Date): Promise<void> {
  for (;;) {
    const subscription = await lockSubscription(tx, id);
    const due = subscription && (await nextDue(tx, subscription, now));
    if (!due) break;
    await due.happens(tx, subscription, due.at);
  }
  for (const subscription of await withSuccessors(tx, id))
    await tell(tx, now, { type: 'subscription.updated', about: { subscription } });
}

type Due = { at: Date; happens: (tx: Tx, subscription: Subscription, at: Date) => Promise<void> };

async function nextDue(tx: Tx, subscription: Subscription, now: Date): Promise<Due | undefined> {
  const { confirms_at } = await booksIn(tx)
    .selectFrom('simulator.charges')
    .where('subscription_id', '=', subscription.id)
    .select((of) => of.fn.min('confirms_at').as('confirms_at'))
    .executeTakeFirstOrThrow();
  const { cancels_at, next_charge_at, ended_because } = subscription;
  const coming: { at: Date | null; happens: Due['happens'] }[] = [
    { at: confirms_at, happens: confirmCharges },
    { at: ended_because ? null : cancels_at, happens: (on, { id }) => end(on, id, 'stopped') },
    { at: ended_because ? null : next_charge_at, happens: takeMonth },
  ];
  return coming
    .filter((one): one is Due => one.at !== null && one.at <= now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
}

/** What was not paid the month before is not asked for again: it has come to its end. */
async function takeMonth(tx: Tx, subscription: Subscription, at: Date): Promise<void> {
  const { id, gross_pence: grossPence, what, anchor_at, next_outcome } = subscription;
  if (subscription.status === 'unpaid') return end(tx, id, 'lapsed');
  const next = nextDay(anchor_at, at);
  const outcome = next_outcome as Outcome;
  const key = `${id}:${at.toISOString()}`;
  await takeCharge(tx, subscription, { key, grossPence, what, outcome, paysUntil: next, at });
  await booksIn(tx)
    .updateTable('simulator.subscriptions')
    .set({ next_charge_at: next })
    .where('id', '=', id)
    .execute();
  await settleStatus(tx, id);
}

async function confirmCharges(tx: Tx, { id: subscriptionId }: Subscription, at: Date): Promise<void> {
  const due = await booksIn(tx)
    .selectFrom('simulator.charges')
    .where('subscription_id', '=', subscriptionId)
    .where('confirms_at', '<=', at)
    .selectAll()
    .execute();
  for (const charge of due) {
    // allow no-status-literal: the simulator's own word for its own charge, not a status of the market
    const isFirstAnswer = charge.status === 'pending';
    const disputesLater = isFirstAnswer && charge.outcome === 'disputed';
    const status = isFirstAnswer ? (charge.outcome === 'failed' ? 'failed' : 'paid') : 'charged_back';
    const confirms_at = disputesLater ? inDays(at, DISPUTE_DAYS) : null;
    await booksIn(tx)
      .updateTable('simulator.charges')
      .set({ status, confirms_at })
      .where('id', '=', charge.id)
      .execute();
  }
  await settleStatus(tx, subscriptionId);
}

const end = async (tx: Tx, id: string, because: 'stopped' | 'lapsed'): Promise<void> => {
  await booksIn(tx)
    .updateTable('simulator.subscriptions')
    .set({ status: because, ended_because: because, next_charge_at: null })
    .where('id', '=', id)
    .execute();
};
