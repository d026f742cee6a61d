import { leadsNearRoutes } from '../../../contract/leads-near.ts';
import { feature, NIGHTLY } from '../feature.ts';
import { type Declared } from '../personal-data.ts';
import { recountDemand } from './leads-near.queries.ts';
import { countedSince, readDemand } from './read-leads-near.ts';

const demandData: Declared<'demand'> = {
  demand: {
    of: null,
    onErasure: 'rows stay',
    columns: {},
    retention: { keeps: 'for ever', because: 'written whole each night: how many jobs there were where' },
  },
};

export const leadsNear = feature({
  name: 'leads-near',
  calls: {
    routes: leadsNearRoutes,
    handlers: ({ market }) => ({
      demand: ({ params, query }) => readDemand(market, { ...params, ...query }),
    }),
  },
  personalData: demandData,
  duties: {
    'count-leads-near': {
      at: NIGHTLY,
      run: ({ market }) => recountDemand(market.db, countedSince(market.clock.now())),
    },
  },
});
