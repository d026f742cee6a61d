import type { SubscriptionStatus } from '../../../../contract/words.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { SubscriptionSnapshot } from '../../../platform/payments/provider.ts';
import { lifecycle } from '../../lifecycle.ts';

/** Days a business keeps its leads after a payment failed. */
export const GRACE_DAYS = 7;

/** Only the provider's record and time change a status; a business can only ask the provider. */
export const subscriptionLifecycle = lifecycle<SubscriptionStatus>()({
  table: 'subscriptions',
  starts: 'not_subscribed',
  closed: () => 'subscription_cannot_change',
  moves: {
    activate: { from: ['not_subscribed', 'past_due', 'expired'], to: 'active', by: ['system'] },
    fallDue: { from: ['not_subscribed', 'active'], to: 'past_due', by: ['system'] },
    expire: { from: ['active', 'past_due'], to: 'expired', by: ['system'] },
    cancel: { from: ['active', 'past_due'], to: 'cancelled', by: ['system'] },
    resume: { from: ['cancelled'], to: 'active', by: ['system'] },
  },
});

export type SubscriptionMove = keyof typeof subscriptionLifecycle.moves;

/** Where a subscription stands now, and since when it is past due. */
export type SubscriptionState = { status: SubscriptionStatus; past_due_since: Date | null };

/** Its payments go on: it is the one subscription that a business has. */
export const isLive = ({ status }: { status: string }): boolean =>
  status === 'active' || status === 'past_due';

/** And nobody has cancelled it. */
export const isRunning = (row: { status: string; cancels_at: Date | null }): boolean =>
  isLive(row) && row.cancels_at === null;

export const isPastDue = ({ status }: { status: string }): boolean => status === 'past_due';
export const isNotBegun = ({ status }: { status: string }): boolean => status === 'not_subscribed';
export const isExpired = ({ status }: { status: string }): boolean => status === 'expired';
export const isCancelled = ({ status }: { status: string }): boolean => status === 'cancelled';
export const isActive = ({ status }: { status: string }): boolean => status === 'active';

type Begun = {
  status: string;
  provider_ref: string | null;
  cancels_at: Date | null;
  needs_attention: string | null;
};

/** Completed at the provider, but not live here: not read yet, or its first payment did not come. It still may. */
export const isUndecided = ({ status, provider_ref, cancels_at, needs_attention }: Begun): boolean =>
  status === 'not_subscribed' && provider_ref !== null && !cancels_at && needs_attention !== DUPLICATE;

/** A duplicate subscription, in the word of the wire: paid by who has another one, or is gone. It takes no more money, and a person gives back what it took. */
export const DUPLICATE = 'unwanted';

/** A charge that the bank has not answered yet. */
export const isOnItsWay = (charge: { status: string }): boolean => charge.status === 'pending';

type Bought = { paid_through: Date | null; trusted_until: Date | null; is_payment_pending: boolean };

/** To when a cancelled subscription gives leads: a payment that is on its way is trusted until the bank has answered. */
export function boughtUntil({ paid_through, trusted_until, is_payment_pending }: Bought): Date | null {
  const trusted = is_payment_pending ? trusted_until : null;
  return paid_through && (!trusted || paid_through > trusted) ? paid_through : trusted;
}

type Paid = Bought & { status: string; method: string | null; next_payment_at: Date | null };

/**
 * When leads would stop if it were cancelled now; null: at once. A card runs to its next payment. What is past due is
 * stopped at once: the days of grace are for who goes on paying.
 */
export function endIfCancelled(row: Paid, now: Date): Date | null {
  const runsOn = row.method === 'card' && !isPastDue(row) ? row.next_payment_at : null;
  const end = runsOn ?? row.paid_through;
  return end && end > now ? end : null;
}

type Stopping = Bought & {
  status: string;
  method: string | null;
  provider_ref: string | null;
  cancels_at: Date | null;
  closed_at: Date | null;
  needs_attention: string | null;
};

/**
 * To when a cancellation can be taken back, and from when it is paid for again; null when it is none, or over. A card
 * that is cancelled is still active; once it has stopped, its provider begins it no more.
 */
export function resumableUntil(row: Stopping, now: Date): Date | null {
  const isStopping = row.cancels_at !== null && row.closed_at === null && row.needs_attention !== DUPLICATE;
  const isCard = row.method === 'card' && row.provider_ref !== null;
  if (!isStopping || (isCard ? !isActive(row) : isExpired(row))) return null;
  const end = isActive(row) ? row.cancels_at : boughtUntil(row);
  return end && end > now ? end : null;
}

type Ended = Bought & { status: string; cancels_at: Date | null; closed_at: Date | null };

/** Cancelled, with nothing left that was paid. */
export const isOver = ({ status, cancels_at, closed_at, ...bought }: Ended, now: Date): boolean => {
  const until = boughtUntil(bought) ?? cancels_at;
  return isCancelled({ status }) && closed_at === null && (until === null || until <= now);
};

/** Whether a business has to buy again: nothing runs, and nothing is left that was paid or is on its way. */
export function mayBuy(now: Date, last: (Bought & { status: string }) | undefined): boolean {
  if (!last) return true;
  if (isLive(last)) return false;
  const until = isCancelled(last) ? boughtUntil(last) : null;
  return until === null || until <= now;
}

/** The move that a provider's record asks for; null when the subscription stays as it is. */
export function moveFor(
  { status, past_due_since }: SubscriptionState,
  snapshot: Pick<SubscriptionSnapshot, 'is' | 'charges'>,
  now: Date,
): SubscriptionMove | null {
  switch (snapshot.is) {
    case 'incomplete':
      return null;
    case 'running':
      // What was cancelled stays so, unless its business takes that back.
      return status === 'active' || status === 'cancelled' ? null : 'activate';
    case 'unpaid':
      if (status === 'past_due') return isGraceOver(past_due_since, now) ? 'expire' : null;
      if (status === 'not_subscribed') return hasEverPaid(snapshot) ? 'fallDue' : null;
      return status === 'active' ? 'fallDue' : null;
    case 'stopped':
      if (status === 'not_subscribed' && hasEverPaid(snapshot)) return 'activate';
      return isLive({ status }) ? 'cancel' : null;
    case 'lapsed':
      return isLive({ status }) ? 'expire' : null;
  }
}

export const isGraceOver = (since: Date | null, now: Date): boolean =>
  since !== null && graceEnd(since) <= now;

export const graceEnd = (since: Date): Date => new Date(since.getTime() + GRACE_DAYS * DAY_MS);

const hasEverPaid = ({ charges }: Pick<SubscriptionSnapshot, 'charges'>): boolean =>
  charges.some((charge) => charge.status === 'paid');
