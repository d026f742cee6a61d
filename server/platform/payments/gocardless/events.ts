import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { type EventSubject, ForgedWebhook, type ProviderEvent, UnreadableWebhook } from '../provider.ts';

const text = z.string().max(200);
const Event = z.object({
  id: text,
  resource_type: text,
  action: text,
  links: z.record(text, text),
});
/** GoCardless sends up to 250 in one call. */
const Body = z.object({ events: z.array(Event).max(250) });

/**
 * The events of a webhook whose signature is right. It carries no time, so a replay is told by the event's id, which
 * counts once.
 */
export function eventsOf(body: Buffer, headers: IncomingHttpHeaders, secret: string): ProviderEvent[] {
  const given = headers['webhook-signature'];
  const ours = createHmac('sha256', secret).update(body).digest();
  const hex = typeof given === 'string' && /^[0-9a-f]{64}$/i.test(given) ? given : '';
  if (!hex || !timingSafeEqual(Buffer.from(hex, 'hex'), ours)) throw new ForgedWebhook();
  return eventsIn(body).map(({ id, resource_type, action, links }) => ({
    id,
    type: `${resource_type}.${action}`,
    about: aboutOf(resource_type, links),
  }));
}

function eventsIn(body: Buffer): z.infer<typeof Event>[] {
  try {
    return Body.parse(JSON.parse(body.toString('utf8'))).events;
  } catch {
    throw new UnreadableWebhook();
  }
}

/** Whose record is to be read again. */
function aboutOf(kind: string, links: Record<string, string>): EventSubject {
  if (kind === 'billing_requests' && links.billing_request) return { checkout: links.billing_request };
  if (links.subscription) return { subscription: links.subscription };
  if (kind === 'payments' && links.payment) return { payment: links.payment };
  if (kind === 'mandates' && links.mandate) return { customer: links.mandate };
  return { nothing: true };
}
