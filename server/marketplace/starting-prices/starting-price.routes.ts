import type { startingPriceRoutes } from '../../../contract/starting-prices.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { businessOf } from '../actors.ts';
import { setStartingPrices } from './actions/set-starting-prices.ts';
import { startingPricesOf } from './starting-price.queries.ts';

export const startingPriceHandlers = (market: Market): Handlers<typeof startingPriceRoutes> => ({
  startingPrices: (_given, { request }) => startingPricesOf(market.db, businessOf(signedIn(request))),
  setStartingPrices: ({ body }, { request }) =>
    perform(market, setStartingPrices, { actor: signedIn(request), input: body }),
});
