import type { MarketFacts, PicturedService, PopularService } from '../../../contract/demand.ts';
import type { PriceGuide } from '../../../contract/prices.ts';
import type { Market } from '../action.ts';
import { priceGuidesOf } from '../prices/index.ts';
import { byDemand, countedFacts } from './demand.queries.ts';
import { pictureOfService } from './pictured-services.ts';

/** So many jobs must be behind a figure: fewer tell of single people, or of chance. */
export const LEAST_JOBS = 30;
/** So often a service was posted before it is called popular. */
const LEAST_POSTED = 3;
/** More than there is room for, since a page leaves out those that it shows with a picture. */
const SHOWN = 14;
/** So many of the first must have been posted often. */
const COUNTED = 8;
const PICTURED = 6;

type Services = Awaited<ReturnType<typeof byDemand>>;
type Guides = Map<string, PriceGuide>;
type Shown = {
  facts: MarketFacts;
  popular: PopularService[];
  pictured: PicturedService[];
  isCounted: boolean;
};

/** The figures that are not too small to show, and the services that are posted most. */
export async function readMarketFacts(market: Market): Promise<Shown> {
  const [facts, services] = await Promise.all([largeFacts(market), byDemand(market.db)]);
  const shown = services.slice(0, SHOWN);
  const withPicture = services.filter(({ id }) => pictureOfService(id) !== null);
  const guides = await priceGuidesOf(
    market,
    [...shown, ...withPicture].map(({ id }) => id),
  );
  return {
    facts,
    popular: shown.map(({ id, name, trade }) => ({ id, name, trade, guide: guides.get(id) ?? null })),
    pictured: picturedOf(withPicture, guides),
    isCounted: shown.length > 0 && shown.slice(0, COUNTED).every(({ posted }) => posted >= LEAST_POSTED),
  };
}

async function largeFacts({ db }: Market): Promise<MarketFacts> {
  const counted = await countedFacts(db);
  const large = (name: string) => {
    const fact = counted.find((one) => one.name === name);
    return fact && fact.jobs_count >= LEAST_JOBS ? fact.value : null;
  };
  return {
    jobsPosted: large('jobs-posted'),
    firstQuoteMinutes: large('first-quote-minutes'),
    hiredPercent: large('hired-percent'),
  };
}

/** Those of which a price is known as well. */
function picturedOf(services: Services, guides: Guides): PicturedService[] {
  const pictured = services.flatMap(({ id, name, trade }) => {
    const [picture, guide] = [pictureOfService(id), guides.get(id)];
    return picture && guide ? [{ id, name, trade, picture, guide }] : [];
  });
  return pictured.slice(0, PICTURED);
}
