import type { demandRoutes } from '../../../contract/demand.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Market } from '../action.ts';
import { byDemand } from './demand.queries.ts';
import { readMarketFacts } from './read-market-facts.ts';

export const demandHandlers = (market: Market): Handlers<typeof demandRoutes> => ({
  marketFacts: () => readMarketFacts(market),
  servicesByDemand: () => byDemand(market.db).then((services) => ({ services })),
});
