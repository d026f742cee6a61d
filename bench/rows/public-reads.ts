import { inItsArea, PLACES } from './places-of-trades.ts';
import { read } from './read.ts';

const TRADES = `
  select distinct null as account_id, c.slug from work_categories c join businesses b on b.category_id = c.id`;
/** A business that is switched off has no profile. */
const LISTED_BY_REVIEWS = `
  select distinct null as account_id, r.business_id from reviews r join businesses b on b.id = r.business_id
  join accounts a on a.id = b.owner_id where r.is_visible and a.is_active and a.verified_at is not null`;
const NOBODY = 'select null as account_id';
/** What visitors wait for. */
export const publicReads = [
  read({ name: 'visitor: a trade', who: TRADES, path: ({ slug }) => `/api/trades/${slug}` }),
  read({ name: 'visitor: a trade in a place', who: PLACES, path: (row) => inItsArea(row, '/api/trades') }),
  read({
    name: 'visitor: directory search',
    who: PLACES,
    path: ({ slug, outward }) => `/api/directory?trade=${slug}&postcode=${outward}`,
  }),
  read({
    name: 'visitor: a public profile',
    who: LISTED_BY_REVIEWS,
    path: ({ business_id }) => `/api/business/${business_id}`,
  }),
  read({ name: 'visitor: recent work', who: NOBODY, path: () => '/api/recent-work' }),
  read({ name: 'visitor: work categories', who: NOBODY, path: () => '/api/work-category' }),
  read({ name: 'visitor: post code areas', who: NOBODY, path: () => '/api/locations' }),
  read({ name: 'visitor: packages', who: NOBODY, path: () => '/api/subscription/packages' }),
];
