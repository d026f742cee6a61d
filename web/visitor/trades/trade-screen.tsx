import { ScriptOnce } from '@tanstack/react-router';
import type { FoundBusinesses, TradePage } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { RecentWork } from '../recent-work.tsx';
import { wayTo } from './crumbs.tsx';
import { TradeFrame } from './frame.tsx';
import { Listing, OrderNote } from './listing.tsx';
import { LocalPros } from './local-pros.tsx';
import { NEAREST_FIRST, useKeptPlace } from './nearest-first.ts';
import { Areas, NearestAreas, NobodyYet, ServicesOffered } from './parts.tsx';
import { Prices } from './prices.tsx';
import type { Typed } from './search-form.tsx';
import type { TradeSearch } from './trade-search.ts';
import { workBesides } from './work-besides.ts';

const copy = directoryCopy.trade;

export type TradeScreenProps = {
  page: TradePage;
  typed: Typed;
  search: TradeSearch;
  found: FoundBusinesses | null;
};

/** A trade: who does it near a post code, in which areas, what they do and how it was found. */
export function TradeScreen({ page, typed, search, found }: TradeScreenProps) {
  const { trade, services, reviews, prices } = page;
  const here = `/trades/${trade.slug}`;
  return (
    <>
      <ScriptOnce>{NEAREST_FIRST}</ScriptOnce>
      <TradeFrame
        way={wayTo({ href: here, label: trade.name })}
        trade={trade.slug}
        {...headOf({ page, found })}
        typed={typed}
        ask={askedOf({ page, typed, found })}
        aside={<Prices prices={prices} />}
        below={
          <>
            <RecentWork reviews={workBesides((found ?? page).businesses, reviews)} />
            <ServicesOffered
              heading={(found ?? page).businessesCount > 0 ? copy.services : copy.kinds}
              services={services}
            />
            <Places page={page} found={found} />
          </>
        }
      >
        {found ? <Found found={found} here={here} search={search} /> : <Best page={page} />}
      </TradeFrame>
    </>
  );
}

type Shown = Pick<TradeScreenProps, 'page' | 'found'>;

/** All places where nobody knows yet which is meant, else those nearby; where nobody is near, the nearest. */
function Places({ page: { trade, areas }, found }: Shown) {
  if (!found) return <Areas heading={copy.areas} trade={trade.slug} areas={areas} />;
  if (found.businessesCount === 0)
    return <NearestAreas heading={directoryCopy.area.nearest} trade={trade.slug} areas={found.around} />;
  return <Areas heading={directoryCopy.area.around} trade={trade.slug} areas={found.around} />;
}

/** What is shown, and how many they are. */
function headOf({ page: { trade, businessesCount, areas }, found }: Shown) {
  if (!found)
    return {
      title: trade.name,
      summary: businessesCount > 0 ? copy.summary(businessesCount, areas.length) : null,
    };
  const { place, businessesCount: nearby, reviewsCount } = found;
  return {
    title: copy.near(trade.name, place.outward),
    summary: nearby > 0 ? copy.nearby(nearby, place.town, reviewsCount) : null,
    everywhere: `/trades/${trade.slug}?postcode=`,
  };
}

/** All who are near are asked at once; without a place nobody knows yet who that is. */
function askedOf({ page, typed, found }: Shown & { typed: Typed }) {
  const { businessesCount } = found ?? page;
  return businessesCount > 0 ? { count: found ? businessesCount : 0, postcode: typed.postcode } : null;
}

/** Without a place: the best of as many towns as possible. */
function Best({ page: { trade, businesses } }: { page: TradePage }) {
  if (businesses.length === 0)
    return (
      <NobodyYet trade={trade.slug} postcode="" fartherCount={null}>
        {copy.nobody}
      </NobodyYet>
    );
  return (
    <section aria-labelledby="pros" className="grid grid-cols-1 gap-4">
      <SectionTitle id="pros">{copy.pros}</SectionTitle>
      <LocalPros trade={trade.slug} businesses={businesses} />
      <OrderNote>{directoryCopy.list.order.best}</OrderNote>
    </section>
  );
}

type FoundProps = { found: FoundBusinesses; here: string; search: TradeSearch };

function Found({ found, here, search }: FoundProps) {
  const { trade, place, businessesCount, fartherCount } = found;
  useKeptPlace(place.outward);
  const said = directoryCopy.list.place(place.outward, place.town);
  if (businessesCount === 0)
    return (
      <NobodyYet trade={trade.slug} postcode={String(search.postcode ?? '')} fartherCount={fartherCount}>
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
