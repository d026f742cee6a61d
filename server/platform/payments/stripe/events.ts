import type { IncomingHttpHeaders } from 'node:http';
import { Stripe } from 'stripe';
import * as z from 'zod';
import {
  type EventSubject,
  ForgedWebhook,
  type ProviderEvent,
  Reference,
  UnreadableWebhook,
} from '../provider.ts';

type Signed = { headers: IncomingHttpHeaders; webhookSecret: string };

/** The event of a webhook whose signature is right and not older than five minutes. */
export function eventsOf(stripe: Stripe, body: Buffer, { headers, webhookSecret }: Signed): ProviderEvent[] {
  const event = verified(stripe, body, { headers, webhookSecret });
  const known = z
    .object({ id: Reference, type: Reference.max(100), data: z.object({ object: z.unknown() }) })
    .safeParse(event);
  if (!known.success) throw new UnreadableWebhook();
  const { id, type, data } = known.data;
  return [{ id, type, about: aboutOf(type, data.object) }];
}

function verified(stripe: Stripe, body: Buffer, { headers, webhookSecret }: Signed): unknown {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') throw new ForgedWebhook();
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new ForgedWebhook();
    throw new UnreadableWebhook();
  }
}

const Id = z.object({ id: Reference });
const OfInvoice = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: Reference }) }),
});
const OfCharge = z.object({ charge: Reference });
const OfCustomer = z.object({ customer: Reference });

/** Whose record is to be read again. What an event says beyond that is not trusted: another may have overtaken it. */
function aboutOf(type: string, object: unknown): EventSubject {
  const nothing = { nothing: true } as const;
  if (type.startsWith('checkout.session.')) {
    const session = Id.safeParse(object);
    return session.success ? { checkout: session.data.id } : nothing;
  }
  if (type.startsWith('customer.subscription.')) {
    const subscription = Id.safeParse(object);
    return subscription.success ? { subscription: subscription.data.id } : nothing;
  }
  if (type.startsWith('invoice.')) {
    const invoice = OfInvoice.safeParse(object);
    return invoice.success
      ? { subscription: invoice.data.parent.subscription_details.subscription }
      : nothing;
  }
  if (type.startsWith('charge.dispute.')) {
    const dispute = OfCharge.safeParse(object);
    return dispute.success ? { charge: dispute.data.charge } : nothing;
  }
  if (!type.startsWith('charge.')) return nothing;
  const charge = OfCustomer.safeParse(object);
  return charge.success ? { customer: charge.data.customer } : nothing;
}
