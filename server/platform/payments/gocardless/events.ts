import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import {
  type EventSubject,
  ForgedWebhook,
  type ProviderEvent,
  Reference,
  UnreadableWebhook,
} from '../provider.ts';

const Event = z.object({
  id: Reference,
  resource_type: Reference,
  action: Reference,
  // One link that we do not know must not lose the whole call.
  links: z.record(z.string(), z.unknown()),
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

const link = z.optional(Reference).catch(undefined);
const Links = z.object({ billing_request: link, subscription: link, payment: link, mandate: link });

/** Whose record is to be read again. */
function aboutOf(kind: string, links: Record<string, unknown>): EventSubject {
  const { billing_request, subscription, payment, mandate } = Links.parse(links);
  if (kind === 'billing_requests' && billing_request) return { checkout: billing_request };
  if (subscription) return { subscription };
  if (kind === 'payments' && payment) return { payment };
  if (kind === 'mandates' && mandate) return { customer: mandate };
  return { nothing: true };
}
