import { MILES_WITHIN, RATINGS_FROM } from '../../../contract/list-filters.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import type { Narrowed } from './trade-search.ts';

const copy = directoryCopy.list;

type Props = {
  action: string;
  narrowed: Narrowed;
  /** The place is asked for again with what the list is narrowed to. */
  postcode: string;
};

/**
 * A plain GET form: it asks with and without script. The fields of our forms say what is wrong with what was typed; here
 * nothing can be, and their script would be most of what the page fetches.
 */
export const NarrowBar = ({ action, narrowed, postcode }: Props) => (
  <form action={action} method="get" role="search" aria-label={copy.narrow} className="narrow-bar">
    {postcode && <input type="hidden" name="postcode" value={postcode} />}
    <label>
      {copy.rating}
      <select name="rating" defaultValue={narrowed.rating ?? ''}>
        <option value="">{copy.anyRating}</option>
        {RATINGS_FROM.map((rating) => (
          <option key={rating} value={rating}>
            {copy.ratingFrom(rating)}
          </option>
        ))}
      </select>
    </label>
    <label>
      {copy.distance}
      <select name="miles" defaultValue={narrowed.miles ?? ''}>
        <option value="">{copy.anyDistance}</option>
        {MILES_WITHIN.map((miles) => (
          <option key={miles} value={miles}>
            {copy.within(miles)}
          </option>
        ))}
      </select>
    </label>
    <button type="submit" className="button-quiet">
      {copy.show}
    </button>
  </form>
);
