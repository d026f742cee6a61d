import type { AreaPage } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { RecentWork } from '../recent-work.tsx';
import { wayTo } from './crumbs.tsx';
import { TradeFrame } from './frame.tsx';
import { Listing } from './listing.tsx';
import { Areas, NobodyYet, PostInTrade, ServicesOffered } from './parts.tsx';
import { Prices } from './prices.tsx';
import { Questions, questionsOn } from './questions.tsx';
import { SearchForm } from './search-form.tsx';
import type { TradeSearch } from './trade-search.ts';

const copy = directoryCopy.area;

type AreaScreenProps = { page: AreaPage; search: TradeSearch };

/** A trade in one area: who serves it, and what is near. */
export function AreaScreen({ page, search }: AreaScreenProps) {
  const { trade, area, businessesCount } = page;
  const here = `/trades/${trade.slug}/${area.slug}`;
  const isServed = businessesCount > 0;
  return (
    <TradeFrame
      way={wayTo({ href: `/trades/${trade.slug}`, label: trade.name }, { href: here, label: area.name })}
      trade={trade.slug}
      title={copy.title(trade.name, area.name)}
      summary={isServed ? copy.summary(businessesCount, area.name) : null}
      aside={isServed && <PostInTrade trade={trade.slug} />}
    >
      {isServed ? <Served page={page} here={here} search={search} /> : <Unserved page={page} />}
    </TradeFrame>
  );
}

const Served = ({ page, here, search }: AreaScreenProps & { here: string }) => (
  <>
    <Listing
      heading={directoryCopy.list.heading}
      trade={page.trade.slug}
      list={page}
      here={here}
      search={search}
    />
    <RecentWork reviews={page.reviews} />
    <SearchForm action={`/trades/${page.trade.slug}`} typed={{ postcode: '' }} />
    <Prices prices={page.prices} />
    <ServicesOffered services={page.services} />
    <Questions questions={questionsOn(page.businesses)} />
    <Areas heading={copy.around} trade={page.trade.slug} areas={page.around} />
  </>
);

/** Nobody serves it: the page says so, takes the job, and says who is nearest. */
const Unserved = ({ page: { trade, area, around, prices, services } }: { page: AreaPage }) => (
  <>
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {/* The letters of an area are no post code: that is left to be asked. */}
      <NobodyYet trade={trade.slug} postcode="">
        {copy.nobody(trade.name, area.name)}
      </NobodyYet>
      <SearchForm action={`/trades/${trade.slug}`} typed={{ postcode: '' }} />
    </div>
    <Areas heading={copy.nearest} trade={trade.slug} areas={around} />
    <Prices prices={prices} />
    <ServicesOffered services={services} />
  </>
);
