import type { ListedBusiness } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { LocalPros } from './local-pros.tsx';
import { NarrowBar } from './narrow-bar.tsx';
import { addressOf } from './list-address.ts';
import type { TradeSearch } from './trade-search.ts';

const copy = directoryCopy.list;

type ListingProps = {
  heading: string;
  trade: string;
  list: { businesses: ListedBusiness[]; businessesCount: number; fittingCount: number; next: string | null };
  /** The page of the list, and how it was asked for. */
  here: string;
  search: TradeSearch;
};

/** Who is near a place, nearest first, and what that can be narrowed to. The head of the page says what the list is of. */
export function Listing({ heading, trade, list, here, search }: ListingProps) {
  const { businesses, businessesCount, fittingCount, next } = list;
  const { postcode, rating, miles, cursor } = search;
  const isNarrowed = rating !== undefined || miles !== undefined;
  return (
    <section aria-labelledby="pros" className="grid grid-cols-1 gap-4">
      <h2 id="pros" className="sr-only">
        {cursor ? copy.continued(heading) : heading}
      </h2>
      {/* One alone cannot be narrowed down. */}
      {(businessesCount > 1 || isNarrowed) && (
        <NarrowBar here={here} search={search} whole={isNarrowed || cursor || next ? null : businesses} />
      )}
      {isNarrowed && fittingCount > 0 && (
        <p role="status" className="text-ink-soft tabular-nums">
          {copy.fitting(fittingCount, businessesCount)}
        </p>
      )}
      {fittingCount === 0 ? (
        <Empty
          action={
            <a href={addressOf(here, { postcode })} className={buttonLook('quiet')}>
              {copy.showAll}
            </a>
          }
        >
          {copy.noneFits(businessesCount)}
        </Empty>
      ) : (
        <LocalPros
          trade={trade}
          businesses={businesses}
          next={next && addressOf(here, { ...search, cursor: next })}
          first={cursor ? addressOf(here, { postcode, rating, miles }) : null}
        />
      )}
      <OrderNote>{copy.order.near}</OrderNote>
    </section>
  );
}

/** The rule of the order, and where all of it stands. */
export const OrderNote = ({ children }: { children: string }) => (
  <p className="text-sm text-ink-soft print:hidden">
    {children}{' '}
    <a href="/list-order" className="contact-link">
      {copy.notPaid}
    </a>
  </p>
);
