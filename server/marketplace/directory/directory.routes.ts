import type { directoryRoutes } from '../../../contract/directory.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Market } from '../action.ts';
import { findBusinesses, readTrade, readTradeInArea, readTrades } from './directory.ts';

export const directoryHandlers = (market: Market): Handlers<typeof directoryRoutes> => ({
  trades: () => readTrades(market),
  trade: ({ params }) => readTrade(market, params.trade),
  tradeInArea: ({ params, query }) => readTradeInArea(market, { ...params, ...query }),
  directory: ({ query }) => findBusinesses(market, query),
});
