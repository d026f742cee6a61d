import type { SubscriptionStatus } from '../../../../contract/words.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { inMonths } from '../../../platform/payments/months.ts';
import type { Charge, SubscriptionSnapshot } from '../../../platform/payments/provider.ts';
import type { Context } from '../../action.ts';
import { refreshAccess } from '../subscription/access.ts';
import { takeBackBounced } from '../package-change/bounced-change.ts';
import { closeLater } from '../provider-outbox/provider-outbox.ts';
import type { BillingDeps } from '../deps.ts';
import { isToBeEnded } from '../provider-outbox/endings.queries.ts';
import { raiseFlag } from '../flags/flags.ts';
import { waitingIntent } from '../checkout/intents.ts';
import { moveSubscription, noteChange, RESUMED } from '../subscription/move-subscription.ts';
import { recordCharges } from '../charges/record-charges.ts';
import {
  isCancelled,
  isExpired,
  isLive,
  isNotBegun,
  isOnItsWay,
  moveFor,
  type SubscriptionMove,
  subscriptionLifecycle,
  DUPLICATE,
} from '../subscription/subscription.lifecycle.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';

type Read = { snapshot: SubscriptionSnapshot; snapshotNumber: number; deps: BillingDeps };

/** Makes a locked subscription what the provider's record says, with its payments, status, leads and mails. */
export async function applySnapshot(context: Context, subscription: SubscriptionRow, read: Read) {
  const { tx, now } = context;
  const facts = factsOf(subscription, read.snapshot, now);
  const isNewMonth = await paysNewMonth(context, subscription, read.snapshot);
  const next = isNewMonth ? nextPackage(subscription) : null;
  const known = { ...facts, ...next, ...(isNewMonth && { bounced_package: null }) };
  await tx
    .updateTable('subscriptions')
    .set({ ...known, snapshot_number: read.snapshotNumber, heard_at: now })
    .where('id', '=', subscription.id)
    .execute();
  for (const attention of read.snapshot.attention) await raiseFlag(context, subscription, attention);
  const moved = await takeBackBounced(context, { ...subscription, ...known }, read.snapshot);
  // A duplicate of a live subscription is never live itself: its money is recorded, a person gives it back.
  const isDuplicate = subscription.needs_attention === DUPLICATE;
  const wanted = isDuplicate ? null : moveFor(stateOf(subscription), read.snapshot, now);
  // Running, but not paid for so long that it is over: nothing to begin again.
  const name = wanted === 'activate' && facts.trusted_until <= now ? null : wanted;
  if (name)
    await moveSubscription(context, moved, { name, reason: read.snapshot.is, set: momentOf(name, now) });
  else if (next)
    await noteChange(context, moved, { to: stateOf(subscription).status, reason: 'next package' });
  else if (isLive(subscription) && Boolean(facts.cancels_at) !== Boolean(subscription.cancels_at))
    await noteChange(context, moved, {
      to: stateOf(subscription).status,
      reason: facts.cancels_at ? 'ending' : RESUMED,
    });
  else await refreshAccess(tx, subscription.business_id);
  const status = name ? subscriptionLifecycle.moves[name].to : stateOf(moved).status;
  if (takesMore(read.snapshot) && (isDuplicate || hasEnded(status))) await closeAgain(context, subscription);
  // Last, because anybody who issues an invoice keeps all others from it until the transaction ends.
  await recordCharges(context, subscription, read);
}

const takesMore = ({ is, cancelsAt }: SubscriptionSnapshot): boolean =>
  cancelsAt === null && (is === 'running' || is === 'unpaid');

const hasEnded = (status: string): boolean => isCancelled({ status }) || isExpired({ status });

/** It has ended here and goes on there: nobody has said so, or somebody began it again there. */
async function closeAgain(context: Context, { id, business_id }: SubscriptionRow): Promise<void> {
  // A business that is just taking the cancellation back has begun it again.
  if (await waitingIntent(context.tx, business_id, 'resume')) return;
  if (!(await isToBeEnded(context.tx, id))) await closeLater(context, id);
}

const stateOf = (subscription: SubscriptionRow) => ({
  status: subscription.status as SubscriptionStatus,
  past_due_since: subscription.past_due_since,
});

const momentOf = (name: SubscriptionMove, now: Date) => ({
  past_due_since: name === 'fallDue' ? now : null,
});

function factsOf(subscription: SubscriptionRow, snapshot: SubscriptionSnapshot, now: Date) {
  const monthly = snapshot.charges.filter((charge) => charge.paysUntil !== null);
  const isPending = monthly.some(isOnItsWay);
  const paidThrough = endOf(monthly.filter((charge) => charge.status === 'paid'));
  // What has expired is stopped at the provider too, by us: it does not end a second time. What lapsed before it was
  // ever read will never begin.
  const isStopped =
    (snapshot.is === 'stopped' && !isExpired(subscription)) ||
    (snapshot.is === 'lapsed' && isNotBegun(subscription));
  // The job that stops it at the provider has not come to it yet: it has ended here all the same.
  const endedAt = isCancelled(subscription) ? subscription.cancels_at : null;
  // No month follows, but a payment that is on its way still buys its own.
  const boughtUntil = isStopped ? endOf(monthly.filter(isOnItsWay)) : null;
  return {
    paid_through: paidThrough,
    is_payment_pending: isPending,
    next_payment_at: snapshot.nextPaymentAt,
    cancels_at:
      snapshot.cancelsAt ??
      (isStopped ? (subscription.cancels_at ?? boughtUntil ?? paidThrough ?? now) : endedAt),
    trusted_until: snapshot.cancelsAt ?? boughtUntil ?? trustedUntil(subscription, paidThrough),
    provider_customer: snapshot.customer ?? subscription.provider_customer,
  };
}

/**
 * How long leads stay open without further news. Cards are charged on the day; a Direct Debit takes working days,
 * holidays lie in between, and its first one is trusted before it is confirmed.
 */
const SLACK_DAYS = { card: 7, direct_debit: 14 };

function trustedUntil({ method, created_at }: SubscriptionRow, paidThrough: Date | null): Date {
  const days = method === 'card' ? SLACK_DAYS.card : SLACK_DAYS.direct_debit;
  const from = paidThrough ?? (method === 'card' ? created_at : inMonths(created_at, 1));
  return new Date(from.getTime() + days * DAY_MS);
}

/** Whether a month is paid that reaches further, and that we never held before: a dispute that is won begins none. */
async function paysNewMonth(
  { tx }: Context,
  { id, paid_through }: SubscriptionRow,
  { charges }: SubscriptionSnapshot,
): Promise<boolean> {
  const further = charges
    .filter(
      ({ status, paysUntil }) =>
        status === 'paid' && paysUntil && (!paid_through || paysUntil > paid_through),
    )
    .map(({ reference }) => reference);
  if (further.length === 0) return false;
  const held = await tx
    .selectFrom('payments as p')
    .innerJoin('ledger_entries as e', 'e.payment_id', 'p.id')
    .where('p.subscription_id', '=', id)
    .where('p.provider_ref', 'in', further)
    .where('e.entry', '=', 1)
    .select('p.provider_ref')
    .execute();
  return held.length < further.length;
}

/** A cheaper package begins when the first month is paid at its price. */
const nextPackage = ({ next_package }: SubscriptionRow) =>
  next_package ? { package: next_package, next_package: null } : null;

/** Where the last of the months ends that these charges pay. */
const endOf = (charges: Charge[]): Date | null =>
  charges.reduce<Date | null>(
    (last, { paysUntil }) => (paysUntil && (!last || paysUntil > last) ? paysUntil : last),
    null,
  );
