import type { MarketFacts, PopularService } from '../../../contract/demand.ts';
import type { Market } from '../action.ts';
import { priceGuidesOf } from '../prices/index.ts';
import { byDemand, countedFacts } from './demand.queries.ts';

/** So many jobs must be behind a figure: fewer tell of single people, or of chance. */
export const LEAST_JOBS = { 'jobs-posted': 100, 'first-quote-minutes': 30, 'hired-percent': 50 } as const;
/** So often a service was posted before it is called popular. */
export const LEAST_POSTED = 3;
const SHOWN = 8;

type Shown = { facts: MarketFacts; popular: PopularService[]; isCounted: boolean };

/** The figures that are not too small to show, and the services that are posted most. */
export async function readMarketFacts(market: Market): Promise<Shown> {
  const [counted, services] = await Promise.all([countedFacts(market.db), byDemand(market.db)]);
  const shown = services.slice(0, SHOWN);
  const guides = await priceGuidesOf(
    market,
    shown.map(({ id }) => id),
  );
  const large = (name: keyof typeof LEAST_JOBS) => {
    const fact = counted.find((one) => one.name === name);
    return fact && fact.jobs_count >= LEAST_JOBS[name] ? fact.value : null;
  };
  return {
    facts: {
      jobsPosted: large('jobs-posted'),
      firstQuoteMinutes: large('first-quote-minutes'),
      hiredPercent: large('hired-percent'),
    },
    popular: shown.map(({ id, name, trade }) => ({ id, name, trade, guide: guides.get(id) ?? null })),
    isCounted: shown.length > 0 && shown.every(({ posted }) => posted >= LEAST_POSTED),
  };
}
