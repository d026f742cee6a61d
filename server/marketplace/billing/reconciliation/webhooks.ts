import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../../../platform/http/errors.ts';
import {
  ForgedWebhook,
  type PaymentProvider,
  type ProviderName,
  UnreadableWebhook,
} from '../../../platform/payments/provider.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { BillingDeps } from '../deps.ts';
import { receiveEvents } from './receive-events.ts';

const BODY_LIMIT = 1024 * 1024;

/** How each provider wants to be told that a signature is wrong, and that all is well. */
const STATUSES: Record<ProviderName, { forged: number; taken: number }> = {
  stripe: { forged: 400, taken: 200 },
  gocardless: { forged: 498, taken: 204 },
  simulator: { forged: 400, taken: 204 },
};

/**
 * Mounts the addresses at which the providers tell us that something happened. A signature is over the very bytes,
 * so these routes alone see them raw.
 */
export function mountWebhooks(app: FastifyInstance, deps: BillingDeps): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      async (_request: unknown, body: Buffer) => body,
    );
    for (const name of Object.keys(STATUSES) as ProviderName[]) {
      const provider = deps.payments.named(name);
      if (provider) mountOne(raw, deps, provider);
    }
  });
}

function mountOne(raw: FastifyInstance, deps: BillingDeps, provider: PaymentProvider): void {
  const { forged, taken } = STATUSES[provider.name];
  raw.post(
    `/api/webhooks/${provider.name}`,
    { schema: { hide: true }, bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      try {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receiveEvents(deps, provider, provider.eventsOf(body, request.headers));
        return reply.code(taken).send();
      } catch (error) {
        if (error instanceof ForgedWebhook) return turnAway(reply, forged);
        if (error instanceof UnreadableWebhook) return refuse(request, reply, new Refusal('unreadable'));
        throw error;
      }
    },
  );
}

/** A forger learns nothing. */
const turnAway = (reply: FastifyReply, status: number): FastifyReply => reply.code(status).send();
