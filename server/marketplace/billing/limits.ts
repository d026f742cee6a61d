import type { FastifyRequest } from 'fastify';
import { clientNetwork, type Limit } from '../../platform/limits.ts';

/** Codes are short: somebody who tries many of them is stopped (R-10-109). */
export const PROMO_LIMIT = { name: 'promo-code', tries: 10, seconds: 60 };

/** Wherever a code is taken, so that no call can be used to try them out. */
export const countCode = async (
  limit: Limit,
  request: FastifyRequest,
  code: string | null,
): Promise<void> => {
  if (code) await limit.take(clientNetwork(request.ip));
};

/** Does it unless this network has asked too often. */
export async function withinLimit<T>(
  limit: Limit,
  request: FastifyRequest,
  ask: () => Promise<T>,
): Promise<T> {
  await limit.take(clientNetwork(request.ip));
  return ask();
}
