import * as z from 'zod';
import type { Terms } from '../provider.ts';
import type { Client } from './client.ts';
import { isGiven, mandateOf, startingDay } from './mandates.ts';
import { isEnded, Subscription, subscriptionOf } from './snapshot.ts';

type Asked = { mandate: string; start_date: string | null; replaces: string | null };

/** A subscription as it is asked for. Without a day it begins as soon as the bank can pay. */
const monthly = (terms: Terms, { mandate, start_date, replaces }: Asked) => ({
  amount: terms.grossPence,
  currency: 'GBP',
  name: terms.what,
  interval_unit: 'monthly',
  interval: 1,
  ...(start_date && { start_date }),
  metadata: { intent: terms.key, ...(replaces && { replaces }) },
  links: { mandate },
});

/** Makes it once for each key. */
export const begin = (client: Client, terms: Terms, asked: Asked): Promise<Subscription> =>
  client({
    method: 'POST',
    path: '/subscriptions',
    envelope: 'subscriptions',
    key: terms.key,
    body: monthly(terms, asked),
    answers: Subscription,
  });

type Wish = { terms: Terms; from: Date | null; now: Date };

/** A subscription that was cancelled stays so: a new one takes its place, on the same mandate. */
export async function resume(client: Client, id: string, { terms, from, now }: Wish): Promise<string | null> {
  const before = await subscriptionOf(client, id);
  if (!isEnded(before)) return id;
  const { links } = before;
  const made = await madeUnder(client, links.mandate, terms.key);
  if (made) return made.id;
  const mandate = await mandateOf(client, links.mandate);
  if (!from || !isGiven(mandate)) return null;
  const start_date = startingDay(from, mandate, now);
  return (await begin(client, terms, { mandate: links.mandate, start_date, replaces: id })).id;
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
