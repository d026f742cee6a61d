import { priceRoutes } from '../../../contract/prices.ts';
import { feature, NIGHTLY } from '../feature.ts';
import { MARKET } from '../public-content.ts';
import { priceData } from './price.personal-data.ts';
import { priceHandlers } from './price.routes.ts';
import { refreshPriceGuides } from './refresh-price-guides.ts';

export const prices = feature({
  name: 'prices',
  calls: { routes: priceRoutes, handlers: ({ market }) => priceHandlers(market) },
  personalData: priceData,
  publicContents: { servicePrice: () => [MARKET], tradePrices: () => [MARKET] },
  duties: {
    'refresh-price-guides': {
      at: NIGHTLY,
      run: ({ market }) => refreshPriceGuides(market.db, market.clock.now()),
    },
  },
});
