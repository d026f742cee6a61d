import type { FoundBusinesses, TradePage } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { RecentWork } from '../recent-work.tsx';
import { wayTo } from './crumbs.tsx';
import { TradeFrame } from './frame.tsx';
import { ListHead, Listing } from './listing.tsx';
import { LocalPros } from './local-pros.tsx';
import { Areas, NobodyYet, PostInTrade, ServicesOffered } from './parts.tsx';
import { Prices } from './prices.tsx';
import { SearchForm, type Typed } from './search-form.tsx';
import type { TradeSearch } from './trade-search.ts';

const copy = directoryCopy.trade;

export type TradeScreenProps = {
  page: TradePage;
  typed: Typed;
  search: TradeSearch;
  found: FoundBusinesses | null;
};

/** A trade: who does it near a post code, in which areas, what they do and how it was found. */
export function TradeScreen({ page, typed, search, found }: TradeScreenProps) {
  const { trade, businessesCount, areas, services, reviews, prices } = page;
  const here = `/trades/${trade.slug}`;
  return (
    <TradeFrame
      way={wayTo({ href: here, label: trade.name })}
      trade={trade.slug}
      title={trade.name}
      summary={businessesCount > 0 ? copy.summary(businessesCount, areas.length) : null}
      aside={
        <>
          <SearchForm action={here} typed={typed} />
          <PostInTrade trade={trade.slug} />
        </>
      }
    >
      {found ? <Found found={found} here={here} search={search} /> : <Best page={page} />}
      <Areas heading={copy.areas} trade={trade.slug} areas={areas} />
      <RecentWork reviews={reviews} />
      <Prices prices={prices} />
      <ServicesOffered services={services} />
    </TradeFrame>
  );
}

/** Without a place: the best of as many towns as possible. */
function Best({ page: { trade, businesses } }: { page: TradePage }) {
  if (businesses.length === 0)
    return (
      <NobodyYet trade={trade.slug} postcode="">
        {copy.nobody}
      </NobodyYet>
    );
  return (
    <section aria-labelledby="pros" className="grid grid-cols-1 gap-4">
      <ListHead>{copy.pros}</ListHead>
      <LocalPros trade={trade.slug} businesses={businesses} />
    </section>
  );
}

type FoundProps = { found: FoundBusinesses; here: string; search: TradeSearch };

function Found({ found, here, search }: FoundProps) {
  const { trade, place, businessesCount } = found;
  const said = directoryCopy.list.place(place.outward, place.town);
  if (businessesCount === 0)
    return (
      <NobodyYet trade={trade.slug} postcode={String(search.postcode ?? '')}>
        {directoryCopy.list.nobody(said)}
      </NobodyYet>
    );
  return (
    <Listing
      heading={directoryCopy.list.near(businessesCount, said)}
      trade={trade.slug}
      list={found}
      here={here}
      search={search}
    />
  );
}
