import * as z from 'zod';
import { nextDay } from '../months.ts';
import type { Charge, ChargeStatus, SubscriptionSnapshot } from '../provider.ts';
import type { Client } from './client.ts';
import { mandateOf } from './mandates.ts';

export const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().optional(),
  name: z.nullish(z.string()),
  metadata: z.object({ replaces: z.string().optional(), intent: z.string().optional() }).default({}),
  /** The day of the month that the payments keep, even when a holiday moves one of them. */
  start_date: z.nullish(z.string()),
  upcoming_payments: z.array(z.object({ charge_date: z.string() })).default([]),
  links: z.object({ mandate: z.string() }),
});
export type Subscription = z.infer<typeof Subscription>;

export const Payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  amount_refunded: z.number().default(0),
  charge_date: z.string().nullable(),
  created_at: z.string(),
  metadata: z
    .object({
      subscription: z.string().optional(),
      intent: z.string().optional(),
      month: z.string().optional(),
      taken_back: z.string().optional(),
    })
    .default({}),
  links: z.object({ subscription: z.string().optional() }).default({}),
});
export type Payment = z.infer<typeof Payment>;

const ENDED = ['cancelled', 'finished', 'customer_approval_denied'];

/** It asks for nothing more. */
export const isEnded = ({ status }: Subscription): boolean => ENDED.includes(status);

export const subscriptionOf = (client: Client, id: string): Promise<Subscription> =>
  client({
    method: 'GET',
    path: `/subscriptions/${encodeURIComponent(id)}`,
    envelope: 'subscriptions',
    answers: Subscription,
  });

/** A subscription as GoCardless has it now, with its mandate and its payments, those before a new account included. */
export async function read(client: Client, id: string): Promise<SubscriptionSnapshot> {
  const subscription = await subscriptionOf(client, id);
  const mandate = await mandateOf(client, subscription.links.mandate);
  const { charges, own } = await chargesOf(client, subscription);
  const next = subscription.upcoming_payments[0];
  return {
    is: stateOf(subscription, mandate.status, own),
    customer: mandate.id,
    cancelsAt: null,
    nextPaymentAt: next ? dayOf(next.charge_date) : null,
    charges,
    attention: charges
      .filter(({ status }) => status === 'charged_back')
      .map(({ reference }) => ({ why: 'chargeback', charge: reference })),
  };
}

const byMoment = (a: Charge, b: Charge): number => a.takenAt.getTime() - b.takenAt.getTime();

const MOST_BANK_ACCOUNTS = 12;

type Found = {
  charges: Charge[];
  /**
   * What says how the newest stands: its own, and the months up to the day it begins on, which nobody else will pay. What
   * failed before and it began to pay again, or was taken back by us, says nothing.
   */
  own: Charge[];
};

/** Theirs for a payment that we stopped before its bank was told. */
const TAKEN_BACK = ['cancelled'];

export async function chargesOf(client: Client, newest: Subscription): Promise<Found> {
  const charges: Charge[] = [];
  const own: Charge[] = [];
  const begins = newest.start_date ? dayOf(newest.start_date) : null;
  for (const { id, links, start_date } of await bankAccountsOf(client, newest)) {
    for (const payment of await paymentsOn(client, links.mandate)) {
      if (payment.links.subscription !== id && payment.metadata.subscription !== id) continue;
      const charge = chargeOf(payment, start_date ? dayOf(start_date) : null);
      charges.push(charge);
      const isBefore = begins !== null && charge.paysUntil !== null && charge.paysUntil <= begins;
      if ((id === newest.id || isBefore) && !TAKEN_BACK.includes(payment.status)) own.push(charge);
    }
  }
  return { charges: charges.toSorted(byMoment), own: own.toSorted(byMoment) };
}

/** A subscription and those whose place it took, the newest first. */
export async function bankAccountsOf(client: Client, newest: Subscription): Promise<Subscription[]> {
  const found = [newest];
  for (let last = newest; last.metadata.replaces && found.length < MOST_BANK_ACCOUNTS; ) {
    last = await subscriptionOf(client, last.metadata.replaces);
    found.push(last);
  }
  return found;
}

export const paymentsOn = (client: Client, mandate: string, only: { status?: string } = {}) =>
  client({
    method: 'GET',
    path: `/payments?${new URLSearchParams({ limit: '500', ...only, mandate })}`,
    envelope: 'payments',
    answers: z.array(Payment),
  });

const LAPSED = ['finished', 'customer_approval_denied'];
const MANDATE_OVER = ['expired', 'blocked', 'consumed', 'suspended_by_payer'];
const BAD: ChargeStatus[] = ['failed', 'charged_back'];

function stateOf({ status }: Subscription, mandate: string, charges: Charge[]): SubscriptionSnapshot['is'] {
  if (LAPSED.includes(status) || MANDATE_OVER.includes(mandate)) return 'lapsed';
  if (status === 'cancelled' || mandate === 'cancelled') return 'stopped';
  const last = charges.findLast((charge) => charge.paysUntil !== null);
  const isUnpaid = status === 'paused' || mandate === 'failed' || (last && BAD.includes(last.status));
  return isUnpaid ? 'unpaid' : 'running';
}

const STATUSES: Record<string, ChargeStatus> = {
  confirmed: 'paid',
  paid_out: 'paid',
  failed: 'failed',
  cancelled: 'failed',
  customer_approval_denied: 'failed',
  charged_back: 'charged_back',
};

/** Whether it pays a month of this subscription: theirs, or asked for by us in the place of one that we had taken back. */
export const isMonthOf = ({ links, metadata }: Payment, subscription: string): boolean =>
  links.subscription === subscription ||
  (metadata.subscription === subscription && metadata.month !== undefined);

/** A payment that belongs to no subscription of theirs is one beside the months, unless we asked for a month by it. */
export function chargeOf(payment: Payment, anchor: Date | null = null): Charge {
  const { id, amount, amount_refunded, charge_date, created_at, links, metadata } = payment;
  const status = STATUSES[payment.status] ?? 'pending';
  const takenAt = charge_date ? dayOf(charge_date) : new Date(created_at);
  const month = links.subscription ? takenAt : metadata.month ? dayOf(metadata.month) : null;
  const isRefunded = status === 'paid' && amount_refunded >= amount;
  return {
    reference: id,
    status: isRefunded ? 'refunded' : status,
    grossPence: amount,
    returnedPence: status === 'charged_back' ? amount : status === 'paid' ? amount_refunded : 0,
    takenAt,
    paysUntil: month && nextDay(anchor ?? month, month),
    key: month ? null : (metadata.intent ?? null),
  };
}

export const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
