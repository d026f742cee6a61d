import type { ListedBusiness } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { LocalPro } from './local-pro.tsx';

const copy = directoryCopy.list;

type ListProps = {
  /** Whose sign stands where a business shows no work. */
  trade: string;
  businesses: ListedBusiness[];
  /** Where the list goes on, and where it began when this is not its beginning. */
  next?: string | null;
  first?: string | null;
};

/** Below the heading `pros`, which names it. */
export const LocalPros = ({ trade, businesses, next, first }: ListProps) => (
  <div className="grid grid-cols-1 gap-4">
    <ul
      id={LIST}
      tabIndex={-1}
      aria-labelledby="pros"
      className="grid grid-cols-1 gap-3 lg:auto-rows-fr lg:gap-4"
    >
      {businesses.map((business, place) => (
        <li key={business.id} className="min-w-0">
          <LocalPro business={business} trade={trade} isSeenFirst={place < SEEN_FIRST} />
        </li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-3 *:grow empty:hidden print:hidden">
      {first && (
        <a href={`${first}#${LIST}`} className={buttonLook('quiet')}>
          {copy.first}
        </a>
      )}
      {next && (
        <a href={`${next}#${LIST}`} rel="next" className={buttonLook('quiet')}>
          {copy.next}
        </a>
      )}
    </div>
  </div>
);

/** A page of the list that comes takes the focus to its first row, and is read out by its name. */
const LIST = 'list';

/** Their pictures may be above the fold, so they do not wait for it. */
const SEEN_FIRST = 2;
