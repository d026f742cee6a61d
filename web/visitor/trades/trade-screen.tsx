import type { FoundBusinesses, TradePage } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { Empty } from '../../ui/empty.tsx';
import { SectionTitle } from '../../ui/heading.tsx';
import { RecentWork } from '../recent-work.tsx';
import { wayTo } from './crumbs.tsx';
import { TradeFrame } from './frame.tsx';
import { LocalPros } from './local-pros.tsx';
import { Areas, PostInTrade, ServicesOffered } from './parts.tsx';
import { SearchForm, type Typed } from './search-form.tsx';

const copy = directoryCopy.trade;

export type TradeScreenProps = {
  page: TradePage;
  typed: Typed & { isFurther: boolean };
  found: FoundBusinesses | null;
};

/** A trade: who does it near a post code, in which areas, what they do and how it was found. */
export function TradeScreen({ page, typed, found }: TradeScreenProps) {
  const { trade, businessesCount, areas, services, reviews } = page;
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
      {found && <Found found={found} here={here} typed={typed} />}
      {!found && businessesCount === 0 && <Empty>{copy.nobody}</Empty>}
      <Areas heading={copy.areas} trade={trade.slug} areas={areas} />
      <ServicesOffered services={services} />
      <RecentWork reviews={reviews} />
    </TradeFrame>
  );
}

type FoundProps = { found: FoundBusinesses; here: string; typed: TradeScreenProps['typed'] };

function Found({ found: { businesses, businessesCount, next, place }, here, typed }: FoundProps) {
  const said = directoryCopy.list.place(place.outward, place.town);
  if (businessesCount === 0) return <Empty>{directoryCopy.list.nobody(said)}</Empty>;
  const search = `${here}?postcode=${encodeURIComponent(typed.postcode)}`;
  return (
    <section aria-labelledby="pros" className="grid gap-4">
      <SectionTitle id="pros">{directoryCopy.list.near(businessesCount, said)}</SectionTitle>
      <LocalPros
        businesses={businesses}
        next={next && `${search}&cursor=${next}`}
        first={typed.isFurther ? search : null}
      />
    </section>
  );
}
