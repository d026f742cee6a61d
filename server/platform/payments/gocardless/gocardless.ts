import * as z from 'zod';
import type { Clock } from '../../clock.ts';
import {
  type Addresses,
  type Charge,
  type ChargeStatus,
  type CheckoutSnapshot,
  type HostedPage,
  type Payer,
  type PaymentProvider,
  ifProviderRefused,
  type Terms,
} from '../provider.ts';
import { type Client, clientOf, type GoCardlessOptions } from './client.ts';
import { eventsOf } from './events.ts';
import { giveBack, isGiven, mandateOf, startingDay } from './mandates.ts';
import { askAgain, takeBackMonths } from './months.ts';
import { chargeOf, chargesOf, Payment, read, Subscription, subscriptionOf } from './snapshot.ts';
import { end, leave, stop } from './stopping.ts';
import { begin, madeUnder, resume } from './subscriptions.ts';

/** Direct Debits, by GoCardless. Its own pages carry the wording that Bacs wants. */
export function goCardlessProvider(options: GoCardlessOptions & { clock: Clock }): PaymentProvider {
  const client = clientOf(options);
  const now = () => options.clock.now();
  return {
    name: 'gocardless',
    openCheckout: (payer, terms, addresses) => open(client, { payer, terms, addresses, replaces: null }),
    findCheckout: (_payer, key) => find(client, key),
    settleCheckout: (reference, terms) => settle(client, reference, { terms, now: now() }),
    closeCheckout: (reference) => close(client, reference),
    abandonCheckout: (reference) => abandon(client, reference, now()),
    read: (subscription) => read(client, subscription),
    cancel: (subscription, when) => (when === 'now' ? end : stop)(client, subscription),
    resume: (subscription, terms, from) => resume(client, subscription, { terms, from, now: now() }),
    charge: (subscription, terms) => charge(client, subscription, terms),
    withdrawCharge: (subscription, key) => isCharged(client, subscription, key),
    changePrice: (subscription, terms) => changePrice(client, subscription, terms),
    openMethodUpdate: (subscription, terms, addresses) =>
      open(client, { payer: null, terms, addresses, replaces: subscription }),
    leave: (subscription) => leave(client, subscription),
    payerOf: async () => null,
    eventsOf: (body, headers) => eventsOf(body, headers, options.webhookSecret),
  };
}

const BillingRequest = z.object({
  id: z.string(),
  status: z.string(),
  metadata: z.object({ intent: z.string().optional(), replaces: z.string().optional() }).default({}),
  links: z.object({ mandate_request_mandate: z.string().optional() }).default({}),
});
type BillingRequest = z.infer<typeof BillingRequest>;
const Flow = z.object({ authorisation_url: z.string() });

type Opening = { payer: Payer | null; terms: Terms; addresses: Addresses; replaces: string | null };

/** A request for a mandate, and the page on which it is given. The money is asked for once the mandate is there. */
async function open(client: Client, { payer, terms, addresses, replaces }: Opening): Promise<HostedPage> {
  const { id } = await client({
    method: 'POST',
    path: '/billing_requests',
    envelope: 'billing_requests',
    // One resource for each key: its subscription has the plain one.
    key: `${terms.key}:mandate`,
    body: {
      mandate_request: { scheme: 'bacs', currency: 'GBP' },
      metadata: { intent: terms.key, ...(replaces && { replaces }) },
    },
    answers: BillingRequest,
  });
  const prefilled_customer = payer && {
    given_name: payer.firstName,
    family_name: payer.lastName,
    company_name: payer.name,
    email: payer.email,
  };
  // Without a key: a second page for the same request harms nobody, and there is no way to read the first one again.
  const flow = await client({
    method: 'POST',
    path: '/billing_request_flows',
    envelope: 'billing_request_flows',
    body: {
      redirect_uri: addresses.doneUrl.replace('{reference}', id),
      exit_uri: addresses.cancelledUrl,
      lock_currency: true,
      ...(prefilled_customer && { prefilled_customer }),
      links: { billing_request: id },
    },
    answers: Flow,
  });
  return { reference: id, url: flow.authorisation_url };
}

const requestOf = (client: Client, id: string): Promise<BillingRequest> =>
  client({
    method: 'GET',
    path: `/billing_requests/${encodeURIComponent(id)}`,
    envelope: 'billing_requests',
    answers: BillingRequest,
  });

async function find(client: Client, key: string): Promise<string | null> {
  const requests = await client({
    method: 'GET',
    path: '/billing_requests?limit=500',
    envelope: 'billing_requests',
    answers: z.array(BillingRequest),
  });
  return requests.find((request) => request.metadata.intent === key)?.id ?? null;
}

const GIVEN_UP = ['cancelled'];

/** Its payer has done everything; what is missing comes from the bank. */
const AT_BANK = ['ready_to_fulfil', 'fulfilling', 'fulfilled'];

type Settling = { terms: Terms; now: Date };

/** Once the mandate is given, the subscription is made on it; the key makes that one, however often we come here. */
async function settle(
  client: Client,
  reference: string,
  { terms, now }: Settling,
): Promise<CheckoutSnapshot> {
  const request = await requestOf(client, reference);
  if (request.metadata.intent !== terms.key || GIVEN_UP.includes(request.status)) return { is: 'closed' };
  const mandate = request.links.mandate_request_mandate;
  if (request.status !== 'fulfilled' || !mandate)
    return { is: AT_BANK.includes(request.status) ? 'waiting' : 'open' };
  // Its bank has ended it before it paid anything: no subscription can be made on it, now or later.
  const given = await mandateOf(client, mandate);
  const { replaces = null } = request.metadata;
  if (!isGiven(given)) {
    if (replaces) await askAgain(client, { replaces, key: terms.key, now });
    return { is: 'closed' };
  }
  const from = replaces ? await firstMonth(client, replaces, terms.key) : null;
  const start_date = from && startingDay(from, given, now);
  // No other call is about what was given: what is refused there is refused to us, and waits.
  return begin(client, terms, { mandate, start_date, replaces }).then(
    ({ id }): CheckoutSnapshot => ({ is: 'completed', subscription: id }),
    ifProviderRefused((): CheckoutSnapshot => ({ is: 'refused' })),
  );
}

/**
 * From when another account pays: where the months end that the one before has paid, or that its bank was told of. A
 * month that no bank knows of is taken back first, so that it is not taken from both; null when there is none.
 */
async function firstMonth(client: Client, replaces: string, key: string): Promise<Date | null> {
  const old = await subscriptionOf(client, replaces);
  await takeBackMonths(client, old, key);
  const { charges } = await chargesOf(client, old);
  const paid = charges.filter((charge) => TAKEN_OR_PENDING.includes(charge.status));
  const ends = paid.flatMap(({ paysUntil }) => paysUntil?.getTime() ?? []);
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

const TAKEN_OR_PENDING: ChargeStatus[] = ['pending', 'paid', 'refunded'];

async function close(client: Client, id: string): Promise<void> {
  const { status } = await requestOf(client, id);
  if (status === 'cancelled' || status === 'fulfilled') return;
  await client({
    method: 'POST',
    path: `/billing_requests/${encodeURIComponent(id)}/actions/cancel`,
    envelope: 'billing_requests',
    body: {},
    answers: BillingRequest,
  });
}

/** Without its mandate no subscription can be made any more: who was just making one is looked for after that too. */
async function abandon(client: Client, reference: string, now: Date): Promise<string | null> {
  await close(client, reference);
  const { links, metadata } = await requestOf(client, reference);
  const { mandate_request_mandate: mandate } = links;
  if (!mandate) return null;
  const made = () => madeUnder(client, mandate, metadata.intent);
  const before = await made();
  if (before) return before.id;
  await giveBack(client, mandate);
  const after = await made();
  if (after) return after.id;
  const { replaces, intent: key } = metadata;
  if (replaces && key) await askAgain(client, { replaces, key, now });
  return null;
}

async function charge(client: Client, subscription: string, terms: Terms): Promise<Charge> {
  const { links } = await subscriptionOf(client, subscription);
  const payment = await client({
    method: 'POST',
    path: '/payments',
    envelope: 'payments',
    key: terms.key,
    body: {
      amount: terms.grossPence,
      currency: 'GBP',
      description: terms.what,
      metadata: { intent: terms.key, subscription },
      links: { mandate: links.mandate },
    },
    answers: Payment,
  });
  return chargeOf(payment);
}

/** A payment is asked for in one call: it stands, or it never was. It may have been asked of an account before. */
async function isCharged(client: Client, subscription: string, key: string): Promise<boolean> {
  const { charges } = await chargesOf(client, await subscriptionOf(client, subscription));
  return charges.some((charge) => charge.key === key && charge.status !== 'failed');
}

/** Nothing is asked for that is so already: GoCardless counts the changes of an amount, and refuses the eleventh. */
async function changePrice(client: Client, id: string, { grossPence: amount, what: name }: Terms) {
  const now = await subscriptionOf(client, id);
  const body = { ...(now.amount !== amount && { amount }), ...(now.name !== name && { name }) };
  if (Object.keys(body).length === 0) return;
  await client({
    method: 'PUT',
    path: `/subscriptions/${encodeURIComponent(id)}`,
    envelope: 'subscriptions',
    body,
    answers: Subscription,
  });
}
