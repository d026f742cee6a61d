import { Stripe } from 'stripe';
import {
  type Addresses,
  type Charge,
  type CheckoutSnapshot,
  type HostedPage,
  type Payer,
  type PaymentProvider,
  ProviderRefused,
  type Terms,
} from '../provider.ts';
import { asked, isCardProblem } from './errors.ts';
import { eventsOf } from './events.ts';
import { isPortal, openPortal, payOwed } from './portal.ts';
import { idOf, read } from './snapshot.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Where the API is, for tests; Stripe itself when null. */
  apiBase: string | null;
};

/** Shorter than the request that waits for it; retries carry the same key. */
const TIMES = { timeout: 4_000, maxNetworkRetries: 1, telemetry: false };

/** Cards, by Stripe Checkout. Each call carries our price; Stripe keeps no price list of ours. */
export function stripeProvider({ secretKey, webhookSecret, apiBase }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...TIMES, ...baseOf(apiBase) });
  return {
    name: 'stripe',
    openCheckout: (payer, terms, addresses) => asked(() => openCheckout(stripe, payer, { terms, addresses })),
    findCheckout: (payer, key) => asked(() => findCheckout(stripe, payer, key)),
    settleCheckout: (reference, terms) =>
      asked(() =>
        isPortal(reference) ? payOwed(stripe, reference, terms) : settle(stripe, reference, terms),
      ),
    closeCheckout: (reference) => asked(() => close(stripe, reference)),
    abandonCheckout: (reference) => asked(() => abandon(stripe, reference)),
    read: (subscription) => asked(() => read(stripe, subscription)),
    cancel: (subscription, when) => asked(() => cancel(stripe, subscription, when)),
    resume: (subscription, _terms, from) => asked(() => resume(stripe, subscription, from)),
    charge: (subscription, terms) => asked(() => charge(stripe, subscription, terms)),
    withdrawCharge: (subscription, key) => asked(() => withdraw(stripe, subscription, key)),
    changePrice: (subscription, terms) => asked(() => changePrice(stripe, subscription, terms)),
    openMethodUpdate: (subscription, terms, addresses) =>
      asked(() => openPortal(stripe, subscription, { terms, addresses })),
    // Another card is another card of the same subscription.
    leave: async () => true,
    payerOf: (charge) => asked(() => payerOf(stripe, charge)),
    eventsOf: (body, headers) => eventsOf(stripe, body, { headers, webhookSecret }),
  };
}

function baseOf(apiBase: string | null) {
  if (!apiBase) return {};
  const { hostname: host, port, protocol } = new URL(apiBase);
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

const monthly = ({ grossPence }: Terms) => ({
  currency: 'gbp',
  unit_amount: grossPence,
  recurring: { interval: 'month' as const },
  tax_behavior: 'inclusive' as const,
});

type Visit = { terms: Terms; addresses: Addresses };

async function openCheckout(stripe: Stripe, payer: Payer, { terms, addresses }: Visit): Promise<HostedPage> {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      // What takes days to be paid would be paid after the session was given up.
      allowed_payment_method_types: ['card'],
      client_reference_id: terms.key,
      customer_email: payer.email,
      line_items: [{ quantity: 1, price_data: { ...monthly(terms), product_data: { name: terms.what } } }],
      subscription_data: { metadata: { intent: terms.key } },
      success_url: addresses.doneUrl.replace('{reference}', '{CHECKOUT_SESSION_ID}'),
      cancel_url: addresses.cancelledUrl,
    },
    { idempotencyKey: terms.key },
  );
  if (!session.url) throw new ProviderRefused('the session has no page');
  return { reference: session.id, url: session.url };
}

async function findCheckout(stripe: Stripe, { email }: Payer, key: string): Promise<string | null> {
  const sessions = await stripe.checkout.sessions.list({ customer_details: { email }, limit: 100 });
  return sessions.data.find((session) => session.client_reference_id === key)?.id ?? null;
}

async function settle(stripe: Stripe, reference: string, { key }: Terms): Promise<CheckoutSnapshot> {
  const session = await stripe.checkout.sessions.retrieve(reference);
  if (session.client_reference_id !== key || session.status === 'expired') return { is: 'closed' };
  if (session.status !== 'complete') return { is: 'open' };
  // A method that takes days is paid later: not yet is not never.
  if (session.payment_status === 'unpaid') return { is: 'waiting' };
  return session.subscription
    ? { is: 'completed', subscription: idOf(session.subscription) }
    : { is: 'closed' };
}

async function payerOf(stripe: Stripe, id: string): Promise<string | null> {
  const { customer } = await stripe.charges.retrieve(id);
  return customer ? idOf(customer) : null;
}

/** A session that is complete or over cannot be closed, and need not be. */
async function close(stripe: Stripe, reference: string): Promise<void> {
  if (isPortal(reference)) return;
  const { status } = await stripe.checkout.sessions.retrieve(reference);
  if (status === 'open') await stripe.checkout.sessions.expire(reference);
}

/** Its sessions give a subscription without us; another card is given to the one that is there. */
async function abandon(stripe: Stripe, reference: string): Promise<string | null> {
  if (isPortal(reference)) return null;
  await close(stripe, reference);
  const { subscription } = await stripe.checkout.sessions.retrieve(reference);
  return subscription ? idOf(subscription) : null;
}

async function cancel(stripe: Stripe, id: string, when: 'at_the_end' | 'now'): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status === 'canceled' || status === 'incomplete_expired') return;
  if (when === 'now') await stripe.subscriptions.cancel(id);
  else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

/** Whatever is asked how often, it goes on once: nothing is made, a mark is taken away. */
async function resume(stripe: Stripe, id: string, from: Date | null): Promise<string | null> {
  const { status, cancel_at_period_end, cancel_at } = await stripe.subscriptions.retrieve(id);
  if (status === 'canceled') return null;
  if (!cancel_at_period_end && cancel_at === null) return id;
  if (!from) return null;
  const goesOn = cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
  await stripe.subscriptions.update(id, goesOn);
  return id;
}

/** An invoice of its own, paid at once. One that cannot be paid is void, so that nobody tries it again. */
async function charge(stripe: Stripe, subscription: string, terms: Terms): Promise<Charge> {
  const { key, grossPence: amount, what: description } = terms;
  const { customer } = await stripe.subscriptions.retrieve(subscription);
  const once = (step: string) => ({ idempotencyKey: `${key}:${step}` });
  const invoice = await stripe.invoices.create(
    {
      customer: idOf(customer),
      subscription,
      auto_advance: false,
      pending_invoice_items_behavior: 'exclude',
      metadata: { intent: key },
    },
    once('invoice'),
  );
  const item = { customer: idOf(customer), invoice: invoice.id, amount, currency: 'gbp', description };
  await stripe.invoiceItems.create(item, once('item'));
  await stripe.invoices.finalizeInvoice(invoice.id, { auto_advance: false }, once('finalize'));
  const isPaid = await pay(stripe, invoice.id, once('pay'));
  return {
    reference: invoice.id,
    status: isPaid ? 'paid' : 'failed',
    grossPence: amount,
    returnedPence: 0,
    takenAt: new Date(invoice.created * 1000),
    paysUntil: null,
    key,
  };
}

async function pay(stripe: Stripe, invoice: string, once: { idempotencyKey: string }): Promise<boolean> {
  try {
    return (await stripe.invoices.pay(invoice, {}, once)).status === 'paid';
  } catch (error) {
    // The key answers an error again and again, also one that came after the money was taken.
    const { status } = await stripe.invoices.retrieve(invoice);
    if (status === 'paid') return true;
    if (!isCardProblem(error)) throw error;
    if (status === 'open') await stripe.invoices.voidInvoice(invoice);
    return false;
  }
}

/** An invoice that was left half way is taken back: a card that is given later would pay it. */
async function withdraw(stripe: Stripe, subscription: string, key: string): Promise<boolean> {
  const invoices = await stripe.invoices.list({ subscription, limit: 100 });
  const found = invoices.data.find(({ metadata }) => metadata?.['intent'] === key);
  if (!found) return false;
  const { id, status } = found;
  if (status === 'draft') await stripe.invoices.del(id);
  if (status === 'open') await stripe.invoices.voidInvoice(id);
  return status === 'paid';
}

/** The coming months; what this month costs is reckoned and charged by us. */
async function changePrice(stripe: Stripe, id: string, terms: Terms): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id);
  const item = subscription.items.data[0];
  if (!item) throw new ProviderRefused('the subscription has no item');
  if (item.price.unit_amount === terms.grossPence) return;
  const price_data = { ...monthly(terms), product: idOf(item.price.product) };
  await stripe.subscriptions.update(
    id,
    { items: [{ id: item.id, price_data }], proration_behavior: 'none' },
    { idempotencyKey: terms.key },
  );
}
