import type { Charge } from '../provider.ts';
import type { Client } from './client.ts';
import { giveBack } from './mandates.ts';
import { takeBackMonths } from './months.ts';
import { bankAccountsOf, chargeOf, isEnded, paymentsOn, Subscription, subscriptionOf } from './snapshot.ts';

/**
 * No further month is asked for, of the accounts before it neither, should nobody have left them yet. The mandate stays
 * until what is paid is over, so that this can be taken back.
 */
export async function stop(client: Client, id: string): Promise<void> {
  const newest = await subscriptionOf(client, id);
  // First, before anything else can fail: it is the one that takes the money.
  await stopMonths(client, newest);
  for (const before of (await bankAccountsOf(client, newest)).slice(1)) await stopMonths(client, before);
}

async function stopMonths(client: Client, subscription: Subscription): Promise<void> {
  if (!isEnded(subscription)) await cancelSubscription(client, subscription.id);
  await takeBackMonths(client, subscription);
}

/**
 * A Direct Debit stops at once, whatever is still to come; what is paid stays paid. Its mandate serves nothing else, nor
 * do those of the accounts before it.
 */
export async function end(client: Client, id: string): Promise<void> {
  const newest = await subscriptionOf(client, id);
  // First, before anything else can fail: it is the one that takes the money.
  if (!isEnded(newest)) await cancelSubscription(client, id);
  await giveBack(client, newest.links.mandate);
  const accounts = await bankAccountsOf(client, newest);
  const before = new Set(accounts.map(({ links }) => links.mandate));
  before.delete(newest.links.mandate);
  for (const mandate of before) await giveBack(client, mandate);
}

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
