import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import {
  ForgedWebhook,
  type ProviderEvent,
  Reference,
  UnreadableWebhook,
} from '../../platform/payments/provider.ts';

/** Not secret: an event only makes us read the simulator's books, and these exist nowhere that is in earnest. */
const KEY = 'the simulator signs with this';
const TOLERANCE_S = 300;
export const SIGNATURE_HEADER = 'simulator-signature';

const sum = (seconds: string, body: string | Buffer) =>
  createHmac('sha256', KEY).update(`${seconds}.`).update(body).digest();

/** The header that goes with a body sent now. */
export function signed(body: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${sum(seconds, body).toString('hex')}`;
}

const Body = z.object({
  events: z
    .array(
      z.object({
        id: Reference,
        type: Reference.max(100),
        about: z.union([z.object({ checkout: Reference }), z.object({ subscription: Reference })]),
      }),
    )
    .max(250),
});

/** The events of a body whose signature is right and fresh. */
export function verified(body: Buffer, headers: IncomingHttpHeaders, now: Date): ProviderEvent[] {
  const [, seconds = '', hex = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[SIGNATURE_HEADER])) ?? [];
  const isOurs = hex !== '' && timingSafeEqual(Buffer.from(hex, 'hex'), sum(seconds, body));
  if (!isOurs || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_S) throw new ForgedWebhook();
  return eventsIn(body);
}

function eventsIn(body: Buffer): ProviderEvent[] {
  try {
    return Body.parse(JSON.parse(body.toString('utf8'))).events;
  } catch {
    throw new UnreadableWebhook();
  }
}
