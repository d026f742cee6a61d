import type { Stripe } from 'stripe';
import type { Charge, SubscriptionReading } from '../provider.ts';

/** A subscription as Stripe has it now, with its invoices and what was given back of them. */
export async function read(stripe: Stripe, id: string): Promise<SubscriptionReading> {
  const subscription = await stripe.subscriptions.retrieve(id);
  const customer = idOf(subscription.customer);
  const invoices = await stripe.invoices.list({ subscription: id, limit: 100, expand: ['data.payments'] });
  const charges = await stripe.charges.list({ customer, limit: 100 });
  const end = moment(subscription.items.data[0]?.current_period_end ?? null);
  const isEnding = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  const isOver = subscription.status === 'canceled';
  return {
    is: IS[subscription.status] ?? endedAs(subscription),
    customer,
    cancelsAt: isEnding && !isOver ? (moment(subscription.cancel_at) ?? end) : null,
    nextPaymentAt: isEnding || isOver ? null : end,
    charges: invoices.data
      .filter((invoice) => invoice.status !== 'draft' && invoice.total > 0)
      .map((invoice) => chargeOf(invoice, charges.data)),
    attention: charges.data.some((charge) => charge.disputed) ? 'dispute' : null,
  };
}

const IS: Record<string, SubscriptionReading['is']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'lapsed',
  trialing: 'running',
  active: 'running',
  past_due: 'unpaid',
  unpaid: 'lapsed',
  paused: 'lapsed',
};

/** Who let it end: its payer, or the want of money. */
const endedAs = ({ cancellation_details: details }: Stripe.Subscription): SubscriptionReading['is'] =>
  details?.reason === 'payment_failed' || details?.reason === 'payment_disputed' ? 'lapsed' : 'stopped';

const MONTHLY = ['subscription_create', 'subscription_cycle', 'subscription'];

function chargeOf(invoice: Stripe.Invoice, charges: Stripe.Charge[]): Charge {
  const returnedPence = returnedOf(invoice, charges);
  const isPaid = invoice.status === 'paid';
  const isMonthly = MONTHLY.includes(invoice.billing_reason ?? '');
  const ends = invoice.lines.data.map((line) => line.period.end);
  return {
    reference: invoice.id,
    status: isPaid ? (returnedPence >= invoice.total ? 'refunded' : 'paid') : 'failed',
    grossPence: invoice.total,
    returnedPence: isPaid ? returnedPence : 0,
    takenAt: moment(invoice.status_transitions.paid_at) ?? new Date(invoice.created * 1000),
    paysUntil: isMonthly && ends.length > 0 ? moment(Math.max(...ends)) : null,
  };
}

/** What went back of an invoice, by the card charges that paid it. */
function returnedOf(invoice: Stripe.Invoice, charges: Stripe.Charge[]): number {
  const intents = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent ?? ''));
  return charges
    .filter((charge) => charge.payment_intent && intents.includes(idOf(charge.payment_intent)))
    .reduce((sum, charge) => sum + charge.amount_refunded, 0);
}

const idOf = (object: string | { id: string }): string => (typeof object === 'string' ? object : object.id);

const moment = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000));
