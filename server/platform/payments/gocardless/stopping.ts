import * as z from 'zod';
import { type Charge, ProviderRefused, type Terms } from '../provider.ts';
import type { Client } from './client.ts';
import { accountsOf, chargeOf, paymentsOn, Subscription, subscriptionOf } from './reading.ts';

const ENDED = ['cancelled', 'finished', 'customer_approval_denied'];

/**
 * No further month is asked for, of the accounts before it neither, should nobody have left them yet. The mandate stays
 * until what is paid is over, so that this can be taken back.
 */
export async function stop(client: Client, id: string): Promise<void> {
  const newest = await subscriptionOf(client, id);
  // First, before anything else can fail: it is the one that takes the money.
  await stopMonths(client, newest);
  for (const before of (await accountsOf(client, newest)).slice(1)) await stopMonths(client, before);
}

async function stopMonths(client: Client, { id, status, links }: Subscription): Promise<void> {
  if (!ENDED.includes(status)) await cancelSubscription(client, id);
  await takeBackMonths(client, { id, links });
}

type Months = Pick<Subscription, 'id' | 'links'>;

/** What the bank has not been told of yet is not taken; the others are on their way. */
export async function takeBackMonths(client: Client, { id, links }: Months): Promise<void> {
  const waiting = await paymentsOn(client, links.mandate, { status: 'pending_submission' });
  for (const payment of waiting)
    if (payment.links.subscription === id) await act(client, { of: 'payments', id: payment.id });
}

/**
 * A Direct Debit stops at once, whatever is still to come; what is paid stays paid. Its mandate serves nothing else, nor
 * do those of the accounts before it.
 */
export async function end(client: Client, id: string): Promise<void> {
  const newest = await subscriptionOf(client, id);
  // First, before anything else can fail: it is the one that takes the money.
  if (!ENDED.includes(newest.status)) await cancelSubscription(client, id);
  await giveBack(client, newest.links.mandate);
  const accounts = await accountsOf(client, newest);
  const before = new Set(accounts.map(({ links }) => links.mandate));
  before.delete(newest.links.mandate);
  for (const mandate of before) await giveBack(client, mandate);
}

/** Nothing is asked of it any more. What its bank was not told of yet goes with it. */
export const giveBack = (client: Client, mandate: string): Promise<unknown> =>
  act(client, { of: 'mandates', id: mandate });

/**
 * No further month is asked of an account that another one took the place of. GoCardless takes back with a mandate what
 * was asked for on it: as long as anything is on its way the mandate is kept, and this answers false.
 */
export async function leave(client: Client, id: string): Promise<boolean> {
  const subscription = await subscriptionOf(client, id);
  await stopMonths(client, subscription);
  const { mandate } = subscription.links;
  const payments = await paymentsOn(client, mandate);
  if (payments.some((payment) => isOnItsWay(chargeOf(payment)))) return false;
  await giveBack(client, mandate);
  return true;
}

const isOnItsWay = ({ status }: Charge): boolean => status === 'pending';

const cancelSubscription = (client: Client, id: string) =>
  client({
    method: 'POST',
    path: `/subscriptions/${encodeURIComponent(id)}/actions/cancel`,
    envelope: 'subscriptions',
    body: {},
    answers: Subscription,
  });

/** Cancels; one that is cancelled already, or cannot be any more, is left as it is. */
const act = (client: Client, { of, id }: { of: 'payments' | 'mandates'; id: string }) =>
  client({
    method: 'POST',
    path: `/${of}/${encodeURIComponent(id)}/actions/cancel`,
    envelope: of,
    body: {},
    answers: z.object({ id: z.string() }),
  }).catch((error: unknown) => {
    if (!(error instanceof ProviderRefused)) throw error;
  });

type Asked = { mandate: string; start_date: string | null; replaces: string | null };

/** A subscription as it is asked for. Without a day it begins as soon as the bank can pay. */
export const monthly = (terms: Terms, { mandate, start_date, replaces }: Asked) => ({
  amount: terms.grossPence,
  currency: 'GBP',
  name: terms.what,
  interval_unit: 'monthly',
  interval: 1,
  ...(start_date && { start_date }),
  metadata: { intent: terms.key, ...(replaces && { replaces }) },
  links: { mandate },
});

const Mandate = z.object({
  id: z.string(),
  status: z.string(),
  next_possible_charge_date: z.string().nullish(),
});
const LIVE = ['pending_customer_approval', 'pending_submission', 'submitted', 'active'];

type Mandate = z.infer<typeof Mandate>;

export const mandateOf = (client: Client, id: string) =>
  client({
    method: 'GET',
    path: `/mandates/${encodeURIComponent(id)}`,
    envelope: 'mandates',
    answers: Mandate,
  });

/** Whether a bank would still pay on a mandate. */
export const isGiven = ({ status }: Mandate): boolean => LIVE.includes(status);

type Wish = { terms: Terms; from: Date | null };

/** A subscription that was cancelled stays so: a new one takes its place, on the same mandate. */
export async function resume(client: Client, id: string, { terms, from }: Wish): Promise<string | null> {
  const { status, links } = await subscriptionOf(client, id);
  if (!ENDED.includes(status)) return id;
  const made = await madeUnder(client, links.mandate, terms.key);
  if (made) return made.id;
  const mandate = await mandateOf(client, links.mandate);
  if (!from || !isGiven(mandate)) return null;
  const start_date = startingDay(from, mandate);
  const subscription = await client({
    method: 'POST',
    path: '/subscriptions',
    envelope: 'subscriptions',
    key: terms.key,
    body: monthly(terms, { mandate: links.mandate, start_date, replaces: id }),
    answers: Subscription,
  });
  return subscription.id;
}

/** The subscription that was made on a mandate under this key of ours, if one was. */
export async function madeUnder(client: Client, mandate: string, key: string | undefined) {
  const all = await client({
    method: 'GET',
    path: `/subscriptions?limit=500&mandate=${encodeURIComponent(mandate)}`,
    envelope: 'subscriptions',
    answers: z.array(Subscription),
  });
  return key ? all.find(({ metadata }) => metadata.intent === key) : undefined;
}

/** Never before what is paid is over; a bank wants to be told some working days before. */
export function startingDay(from: Date, { next_possible_charge_date: earliest }: Mandate): string {
  const day = from.toISOString().slice(0, 10);
  return earliest && earliest > day ? earliest : day;
}
