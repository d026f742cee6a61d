import type { paymentFlagRoutes } from '../../../../contract/payment-flags.ts';
import { signedIn } from '../../../platform/http/door.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { type Market, perform } from '../../action.ts';
import { settleFlag } from './settle-flag.ts';
import { openFlags } from './flags.queries.ts';

export const paymentFlagHandlers = (market: Market): Handlers<typeof paymentFlagRoutes> => ({
  paymentFlags: ({ query }) => openFlags(market.db, query.pageIndex),
  settlePaymentFlag: ({ params }, { request }) =>
    perform(market, settleFlag, { actor: signedIn(request), input: { id: params.id } }),
});
