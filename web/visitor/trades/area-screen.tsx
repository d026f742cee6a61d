import type { AreaPage } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { RecentWork } from '../recent-work.tsx';
import { wayTo } from './crumbs.tsx';
import { TradeFrame } from './frame.tsx';
import { Listing } from './listing.tsx';
import { Areas, NearestAreas, NobodyYet, ServicesOffered } from './parts.tsx';
import { Prices } from './prices.tsx';
import { Questions, questionsOn } from './questions.tsx';
import type { TradeSearch } from './trade-search.ts';
import { workBesides } from './work-besides.ts';

const copy = directoryCopy.area;

type AreaScreenProps = { page: AreaPage; search: TradeSearch };

/** A trade in one area: who serves it, and what is near. */
export const AreaScreen = ({ page, search }: AreaScreenProps) =>
  page.businessesCount > 0 ? <Served page={page} search={search} /> : <Unserved page={page} />;

/** The letters of an area are no post code: that is left to be asked. */
const NO_POSTCODE = { postcode: '' };

const headOf = ({ trade, area }: AreaPage) => ({
  way: wayTo(
    { href: `/trades/${trade.slug}`, label: trade.name },
    { href: `/trades/${trade.slug}/${area.slug}`, label: area.name },
  ),
  trade: trade.slug,
  title: copy.title(trade.name, area.name),
  typed: NO_POSTCODE,
});

const Served = ({ page, search }: AreaScreenProps) => (
  <TradeFrame
    {...headOf(page)}
    summary={copy.summary(page.businessesCount, page.area.name)}
    ask={{ count: page.businessesCount, ...NO_POSTCODE }}
    aside={<Prices prices={page.prices} />}
    below={
      <>
        <RecentWork reviews={workBesides(page.businesses, page.reviews)} />
        <Questions questions={questionsOn(page.businesses)} />
        <ServicesOffered services={page.services} />
        <Areas heading={copy.around} trade={page.trade.slug} areas={page.around} />
      </>
    }
  >
    <Listing
      heading={directoryCopy.list.heading}
      trade={page.trade.slug}
      list={page}
      here={`/trades/${page.trade.slug}/${page.area.slug}`}
      search={search}
    />
  </TradeFrame>
);

/** Nobody serves it: the page says so, takes the job, and says who is nearest. */
const Unserved = ({ page }: { page: AreaPage }) => (
  <TradeFrame
    {...headOf(page)}
    summary={null}
    ask={null}
    aside={
      <>
        <NearestAreas heading={copy.nearest} trade={page.trade.slug} areas={page.around} />
        <Prices prices={page.prices} />
      </>
    }
    below={<ServicesOffered heading={directoryCopy.trade.kinds} services={page.services} />}
  >
    <NobodyYet trade={page.trade.slug} {...NO_POSTCODE} fartherCount={page.fartherCount}>
      {copy.nobody(page.trade.name, page.area.name)}
    </NobodyYet>
  </TradeFrame>
);
