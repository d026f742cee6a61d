import type { Stripe } from 'stripe';
import type { Charge, SubscriptionSnapshot } from '../provider.ts';

/** A subscription as Stripe has it now, with its invoices and what was given back of them. */
export async function read(stripe: Stripe, id: string): Promise<SubscriptionSnapshot> {
  const subscription = await stripe.subscriptions.retrieve(id);
  const customer = idOf(subscription.customer);
  const invoices = await stripe.invoices.list({ subscription: id, limit: 100, expand: ['data.payments'] });
  const charges = await stripe.charges.list({ customer, limit: 100 });
  const disputed = await disputedOf(stripe, charges.data);
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
      .map((invoice) => chargeOf(invoice, { charges: charges.data, disputed })),
    attention: charges.data
      .filter(({ disputed: isDisputed }) => isDisputed)
      .map((charge) => ({ why: 'dispute', charge: paidBy(charge, invoices.data), formerly: charge.id })),
  };
}

const IS: Record<string, SubscriptionSnapshot['is']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'lapsed',
  trialing: 'running',
  active: 'running',
  past_due: 'unpaid',
  unpaid: 'lapsed',
  paused: 'lapsed',
};

/** Who let it end: its payer, or the want of money. */
const endedAs = ({ cancellation_details: details }: Stripe.Subscription): SubscriptionSnapshot['is'] =>
  details?.reason === 'payment_failed' || details?.reason === 'payment_disputed' ? 'lapsed' : 'stopped';

const MONTHLY = ['subscription_create', 'subscription_cycle', 'subscription'];

/** What was taken out of our hands for a dispute, by charge: all of it until it is won. A warning takes nothing. */
async function disputedOf(stripe: Stripe, charges: Stripe.Charge[]): Promise<Map<string, number>> {
  const disputed = new Map<string, number>();
  for (const { id } of charges.filter((charge) => charge.disputed)) {
    const { data } = await stripe.disputes.list({ charge: id, limit: 100 });
    const lost = data.filter(({ status }) => status !== 'won' && !status.startsWith('warning_'));
    disputed.set(
      id,
      lost.reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  return disputed;
}

type Taken = { charges: Stripe.Charge[]; disputed: Map<string, number> };

function chargeOf(invoice: Stripe.Invoice, { charges, disputed }: Taken): Charge {
  const taken = chargesOf(invoice, charges);
  const lost = taken.reduce((sum, { id }) => sum + (disputed.get(id) ?? 0), 0);
  const returnedPence = Math.min(
    invoice.total,
    taken.reduce((sum, charge) => sum + charge.amount_refunded, lost),
  );
  const isAllBack = returnedPence >= invoice.total;
  const isPaid = invoice.status === 'paid';
  const isMonthly = MONTHLY.includes(invoice.billing_reason ?? '');
  const ends = invoice.lines.data.map((line) => line.period.end);
  return {
    reference: invoice.id,
    status: isPaid ? (isAllBack ? (lost > 0 ? 'charged_back' : 'refunded') : 'paid') : 'failed',
    grossPence: invoice.total,
    returnedPence: isPaid ? returnedPence : 0,
    takenAt: moment(invoice.status_transitions.paid_at) ?? new Date(invoice.created * 1000),
    paysUntil: isMonthly && ends.length > 0 ? moment(Math.max(...ends)) : null,
    key: invoice.metadata?.['intent'] ?? null,
  };
}

/** The card charges that paid an invoice. */
function chargesOf(invoice: Stripe.Invoice, charges: Stripe.Charge[]): Stripe.Charge[] {
  const intents = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent ?? ''));
  return charges.filter((charge) => charge.payment_intent && intents.includes(idOf(charge.payment_intent)));
}

/** What our books call a charge: the invoice that it paid, if it paid one of this subscription. */
const paidBy = (charge: Stripe.Charge, invoices: Stripe.Invoice[]): string =>
  invoices.find((invoice) => chargesOf(invoice, [charge]).length > 0)?.id ?? charge.id;

export const idOf = (object: string | { id: string }): string =>
  typeof object === 'string' ? object : object.id;

const moment = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000));
