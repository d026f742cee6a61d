import { Stripe } from 'stripe';
import {
  type Addresses,
  type CheckoutSnapshot,
  type HostedPage,
  type Payer,
  type PaymentProvider,
  ProviderAway,
  ProviderRefused,
  type Terms,
} from '../provider.ts';
import { charge, withdraw } from './charge.ts';
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

/** Calls Stripe, and says of a failure what it means: nothing was done, or nobody knows. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const said = `stripe: ${error.type} ${error.code ?? ''} ${error.requestId ?? ''}`;
    throw isUnknown(error) ? new ProviderAway(said) : new ProviderRefused(said);
  }
}

/**
 * A 5xx may have been done or not; a duplicate call that still runs will answer later. Without a right key we are
 * refused, and not what was asked for.
 */
const isUnknown = (error: InstanceType<typeof Stripe.errors.StripeError>): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError ||
  error.statusCode === 409;

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
