import { MILES_WITHIN, RATINGS_FROM } from '../../../contract/list-filters.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { addressOf } from './list-address.ts';
import type { TradeSearch } from './trade-search.ts';

const copy = directoryCopy.list;

/** What the list can be narrowed to. Plain links, which need no script; what is chosen is given up by its own link. */
export function NarrowBar({ here, search }: { here: string; search: TradeSearch }) {
  const { postcode, rating, miles } = search;
  const chosen = { postcode, rating, miles };
  return (
    <nav aria-label={copy.narrow} className="chips">
      <ul aria-label={copy.rating}>
        {RATINGS_FROM.map((one) => (
          <Chip
            key={one}
            isChosen={one === rating}
            href={addressOf(here, { ...chosen, rating: one === rating ? undefined : one })}
          >
            {copy.ratingFrom(one)}
          </Chip>
        ))}
      </ul>
      <ul aria-label={copy.distance}>
        {MILES_WITHIN.map((one) => (
          <Chip
            key={one}
            isChosen={one === miles}
            href={addressOf(here, { ...chosen, miles: one === miles ? undefined : one })}
          >
            {copy.within(one)}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}

type ChipProps = { href: string; isChosen: boolean; children: string };

/** A narrowed list is for no search engine, so none is led there. */
const Chip = ({ href, isChosen, children }: ChipProps) => (
  <li>
    <a href={href} rel="nofollow" aria-current={isChosen || undefined}>
      {children}
    </a>
  </li>
);
