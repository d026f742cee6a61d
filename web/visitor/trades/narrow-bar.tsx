import type { ReactNode } from 'react';
import type { ListedBusiness } from '../../../contract/directory.ts';
import { MILES_WITHIN, RATINGS_FROM } from '../../../contract/list-filters.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { addressOf } from './list-address.ts';
import type { TradeSearch } from './trade-search.ts';

const copy = directoryCopy.list;

type BarProps = {
  here: string;
  search: TradeSearch;
  /** All of the list where it is whole here: what would leave nobody out of them is not offered. */
  whole: readonly ListedBusiness[] | null;
};

/** What the list can be narrowed to. Plain links, which need no script; what is chosen is given up by its own link. */
export function NarrowBar({ here, search, whole }: BarProps) {
  const { postcode, rating, miles } = search;
  const chosen = { postcode, rating, miles };
  const ratings = RATINGS_FROM.filter(
    (from) => !whole || whole.some((one) => (one.rating ?? 0) < Number(from)),
  );
  const distances = MILES_WITHIN.filter(
    (to) => !whole || whole.some((one) => (one.distance_miles ?? 0) > Number(to)),
  );
  if (ratings.length + distances.length === 0) return null;
  return (
    <nav aria-label={copy.narrow} className="chips">
      <Chips label={copy.distance}>
        {distances.map((one) => (
          <Chip
            key={one}
            isChosen={one === miles}
            href={addressOf(here, { ...chosen, miles: one === miles ? undefined : one })}
          >
            {copy.within(one)}
          </Chip>
        ))}
      </Chips>
      <Chips label={copy.rating}>
        {ratings.map((one) => (
          <Chip
            key={one}
            isChosen={one === rating}
            href={addressOf(here, { ...chosen, rating: one === rating ? undefined : one })}
          >
            {copy.ratingFrom(one)}
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}

const Chips = ({ label, children }: { label: string; children: ReactNode[] }) =>
  children.length > 0 && <ul aria-label={label}>{children}</ul>;

type ChipProps = { href: string; isChosen: boolean; children: string };

/** A narrowed list is for no search engine, so none is led there. */
const Chip = ({ href, isChosen, children }: ChipProps) => (
  <li>
    <a href={href} rel="nofollow" aria-current={isChosen || undefined}>
      {children}
    </a>
  </li>
);
