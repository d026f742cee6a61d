import type { priceRoutes } from '../../../contract/prices.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Market } from '../action.ts';
import { readServicePrice, readTradePrices } from './read-price-guides.ts';

export const priceHandlers = (market: Market): Handlers<typeof priceRoutes> => ({
  servicePrice: ({ params, query }) =>
    readServicePrice(market, { ...params, ...query }).then((guide) => ({ guide })),
  tradePrices: ({ params, query }) =>
    readTradePrices(market, { ...params, ...query }).then((prices) => ({ prices })),
});
