import { startingPriceRoutes } from '../../../contract/starting-prices.ts';
import { feature } from '../feature.ts';
import { setStartingPrices } from './actions/set-starting-prices.ts';
import { startingPriceData } from './starting-price.personal-data.ts';
import { startingPriceHandlers } from './starting-price.routes.ts';

/** What businesses say their services cost at least. */
export const startingPrices = feature({
  name: 'starting-prices',
  calls: { routes: startingPriceRoutes, handlers: ({ market }) => startingPriceHandlers(market) },
  actions: { setStartingPrices },
  personalData: startingPriceData,
});
