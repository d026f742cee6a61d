import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../../platform/limits.ts';
import type { Identify } from '../../platform/who.ts';
import { type PromoLimits, tryingCode } from './limits.ts';

/** Open to everybody, yet whoever is signed in is counted as themselves. */
export async function askAboutCode<T>(
  { promoLimits, knows }: { promoLimits: PromoLimits; knows: Identify },
  { ip, sessionToken }: FastifyRequest,
  ask: () => Promise<T>,
): Promise<T> {
  const who = sessionToken ? await knows(sessionToken, { isUse: false }) : null;
  return tryingCode(promoLimits, { network: clientNetwork(ip), accountId: who?.accountId ?? null }, ask);
}
