import { keyedClaim } from '../../claims.ts';
import type { promoCodeRoutes } from '../../../../contract/promo-codes.ts';
import { signedIn } from '../../../platform/http/door.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { type Market, perform } from '../../action.ts';
import { addPromoCode, changePackagePrice, changePromoCode, deletePromoCode } from './manage-promo-codes.ts';
import { promoCodesPage } from './promo-codes.queries.ts';

export const promoCodeHandlers = (market: Market): Handlers<typeof promoCodeRoutes> => ({
  promoCodes: ({ query }) => promoCodesPage(market.db, query.pageIndex),
  addPromoCode: ({ body }, { request }) =>
    perform(market, addPromoCode, { actor: signedIn(request), input: body, claim: keyedClaim(request) }),
  changePromoCode: ({ params, body }, { request }) =>
    perform(market, changePromoCode, { actor: signedIn(request), input: { ...body, id: params.id } }),
  deletePromoCode: ({ params }, { request }) =>
    perform(market, deletePromoCode, { actor: signedIn(request), input: { id: params.id } }),
  changePackagePrice: ({ params, body }, { request }) =>
    perform(market, changePackagePrice, { actor: signedIn(request), input: { ...body, id: params.id } }),
});
