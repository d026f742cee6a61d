import { Stripe } from 'stripe';
import type { Charge, Terms } from '../provider.ts';
import { idOf } from './snapshot.ts';

/** An invoice of its own, paid at once. One that cannot be paid is void, so that nobody tries it again. */
export async function charge(stripe: Stripe, subscription: string, terms: Terms): Promise<Charge> {
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
export async function withdraw(stripe: Stripe, subscription: string, key: string): Promise<boolean> {
  const invoices = await stripe.invoices.list({ subscription, limit: 100 });
  const found = invoices.data.find(({ metadata }) => metadata?.['intent'] === key);
  if (!found) return false;
  const { id, status } = found;
  if (status === 'draft') await stripe.invoices.del(id);
  if (status === 'open') await stripe.invoices.voidInvoice(id);
  return status === 'paid';
}

/** Its card says no. */
export const isCardProblem = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'invoice_payment_intent_requires_action');
