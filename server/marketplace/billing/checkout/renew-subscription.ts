import type { FastifyRequest } from 'fastify';
import type { Purchase } from '../../../../contract/billing.ts';
import { signedIn } from '../../../platform/http/door.ts';
import { clientNetwork } from '../../../platform/limits.ts';
import type { BillingDeps } from '../deps.ts';
import { type PromoLimits, tryingCode } from '../promo-codes/limits.ts';
import { codeIn, startCheckout } from './start-checkout.ts';

/** A business buys or renews, and its code is counted like one that is only asked about. */
export async function renewSubscription(
  deps: BillingDeps & { promoLimits: PromoLimits },
  request: FastifyRequest,
  wish: Purchase,
): Promise<{ redirect_url: string }> {
  const actor = signedIn(request);
  const start = () => startCheckout(deps, { actor, wish });
  if (!codeIn(wish)) return start();
  const asker = { network: clientNetwork(request.ip), accountId: actor.userId };
  return tryingCode(deps.promoLimits, asker, start);
}
