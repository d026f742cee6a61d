import { ifProviderRefused } from '../provider.ts';
import { act, type Client } from './client.ts';
import { isGiven, mandateOf, startingDay } from './mandates.ts';
import {
  dayOf,
  isEnded,
  isMonthOf,
  Payment,
  paymentsOn,
  type Subscription,
  subscriptionOf,
} from './snapshot.ts';

type Months = Pick<Subscription, 'id' | 'links'>;

/**
 * What the bank has not been told of yet is not taken; the others are on their way. What is taken back `for` a page for
 * another account is marked with its key: should nothing come of that page, it is asked for again.
 */
export async function takeBackMonths(client: Client, { id, links }: Months, key?: string): Promise<void> {
  const waiting = await paymentsOn(client, links.mandate, { status: 'pending_submission' });
  for (const payment of waiting.filter((one) => isMonthOf(one, id))) {
    if (key) await mark(client, payment, key);
    await act(client, { of: 'payments', id: payment.id });
  }
}

const mark = (client: Client, { id, metadata }: Payment, key: string) =>
  client({
    method: 'PUT',
    path: `/payments/${encodeURIComponent(id)}`,
    envelope: 'payments',
    body: { metadata: { ...metadata, taken_back: key } },
    answers: Payment,
  });

type Lost = { replaces: string; key: string; now: Date };

/**
 * The account that was to be replaced goes on: it is asked once more for what was taken back of it for that page. Who has
 * cancelled meanwhile is asked for nothing.
 */
export async function askAgain(client: Client, { replaces, key, now }: Lost): Promise<void> {
  const old = await subscriptionOf(client, replaces);
  if (isEnded(old)) return;
  const { mandate: link } = old.links;
  const mandate = await mandateOf(client, link);
  if (!isGiven(mandate)) return;
  for (const payment of await paymentsOn(client, link, { status: 'cancelled' })) {
    const month = payment.metadata.month ?? payment.charge_date;
    if (!month || !isMonthOf(payment, old.id) || payment.metadata.taken_back !== key) continue;
    const charge_date = startingDay(dayOf(month), mandate, now);
    await client({
      method: 'POST',
      path: '/payments',
      envelope: 'payments',
      key: `${payment.id}:again`,
      body: {
        amount: payment.amount,
        currency: 'GBP',
        ...(old.name && { description: old.name }),
        ...(charge_date && { charge_date }),
        metadata: { subscription: old.id, month },
        links: { mandate: link },
      },
      answers: Payment,
      // What this account does not pay now it would not have paid before.
    }).catch(ifProviderRefused(() => undefined));
  }
}
