import type { Stripe } from 'stripe';
import type { Addresses, CheckoutSnapshot, HostedPage, Terms } from '../provider.ts';
import { isCardProblem } from './charge.ts';
import { idOf } from './snapshot.ts';

type Visit = { terms: Terms; addresses: Addresses };

/** The portal's page for another card. Its session cannot be read again, so the reference names what it is for. */
export async function openPortal(
  stripe: Stripe,
  subscription: string,
  { terms, addresses }: Visit,
): Promise<HostedPage> {
  const { customer } = await stripe.subscriptions.retrieve(subscription);
  const redirect = { return_url: addresses.doneUrl.replace('{reference}', terms.key) };
  const session = await stripe.billingPortal.sessions.create(
    {
      customer: idOf(customer),
      return_url: addresses.cancelledUrl,
      flow_data: { type: 'payment_method_update', after_completion: { type: 'redirect', redirect } },
    },
    { idempotencyKey: terms.key },
  );
  return { reference: `${session.id}|${subscription}`, url: session.url };
}

/** Whether a page is one of the portal's, by its reference. */
export const isPortal = (reference: string): boolean => reference.startsWith('bps_');

/**
 * A payer who was on the portal may have given a card that works: what is owed is tried once more. The portal sets the card
 * of the payer; a subscription that was bought on a page has one of its own, which would go before it.
 */
export async function payOwed(stripe: Stripe, reference: string, { key }: Terms): Promise<CheckoutSnapshot> {
  const subscription = reference.split('|')[1] ?? '';
  const { customer } = await stripe.subscriptions.retrieve(subscription);
  const payer = await stripe.customers.retrieve(idOf(customer));
  const given = payer.deleted ? null : payer.invoice_settings.default_payment_method;
  if (given && !(await isUsed(stripe, subscription, idOf(given)))) return { is: 'refused' };
  const owed = await stripe.invoices.list({ subscription, status: 'open', limit: 10 });
  for (const { id } of owed.data)
    await stripe.invoices.pay(id, {}, { idempotencyKey: `${key}:${id}` }).catch((error: unknown) => {
      if (!isCardProblem(error)) throw error;
    });
  return { is: 'completed', subscription };
}

/** False when the card says no; any other no is said to us, and not to the card. */
const isUsed = (stripe: Stripe, subscription: string, default_payment_method: string): Promise<boolean> =>
  stripe.subscriptions.update(subscription, { default_payment_method }).then(
    () => true,
    (error: unknown) => {
      if (!isCardProblem(error)) throw error;
      return false;
    },
  );
