import type { FastifyRequest } from 'fastify';
import type { Purchase } from '../../../contract/billing.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Limit } from '../../platform/limits.ts';
import type { BillingDeps } from './deps.ts';
import { countCode } from './limits.ts';
import { codeIn, startCheckout } from './start-checkout.ts';

/** A business buys or renews, and its code is counted like one that is only asked about. */
export async function renewSubscription(
  deps: BillingDeps & { promoLimit: Limit },
  request: FastifyRequest,
  wish: Purchase,
): Promise<{ redirect_url: string }> {
  await countCode(deps.promoLimit, request, codeIn(wish));
  return startCheckout(deps, { who: signedIn(request), wish });
}
