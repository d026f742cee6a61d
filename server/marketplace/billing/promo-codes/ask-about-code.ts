import type { FastifyRequest } from 'fastify';
import type { Identify } from '../../../platform/actor.ts';
import { clientNetwork } from '../../../platform/limits.ts';
import { type PromoLimits, tryingCode } from './limits.ts';

/** Open to everybody, yet anybody who is signed in is counted as themselves. */
export async function askAboutCode<T>(
  { promoLimits, knows }: { promoLimits: PromoLimits; knows: Identify },
  { ip, sessionToken }: FastifyRequest,
  ask: () => Promise<T>,
): Promise<T> {
  const actor = sessionToken ? await knows(sessionToken, { isUse: false }) : null;
  return tryingCode(promoLimits, { network: clientNetwork(ip), accountId: actor?.userId ?? null }, ask);
}
