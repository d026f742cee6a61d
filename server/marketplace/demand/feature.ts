import { demandRoutes } from '../../../contract/demand.ts';
import { feature, NIGHTLY } from '../feature.ts';
import { MARKET } from '../public-content.ts';
import { countDemand } from './count-demand.ts';
import { demandData } from './demand.personal-data.ts';
import { demandHandlers } from './demand.routes.ts';

/** How often services are posted, and what can be said of the whole market. */
export const demand = feature({
  name: 'demand',
  calls: { routes: demandRoutes, handlers: ({ market }) => demandHandlers(market) },
  personalData: demandData,
  publicContents: { marketFacts: () => [MARKET], servicesByDemand: () => [MARKET] },
  duties: {
    'count-demand': { at: NIGHTLY, run: ({ market }) => countDemand(market.db, market.clock.now()) },
  },
});
