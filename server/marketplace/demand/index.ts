export { countDemandIn } from './count-demand.ts';
export { tradesByDemand } from './demand.queries.ts';
