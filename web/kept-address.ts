import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { type FileRoutesById, routeTree } from './routeTree.gen.ts';

type Ids = keyof FileRoutesById;
type SearchOf<Id extends Ids> = FileRoutesById[Id]['types']['fullSearchSchema'];
/** Null where it is drawn from something that is somebody's own. */
type DrawnFrom<Id extends Ids> = (search: SearchOf<Id>) => SearchOf<Id> | null;

const NOTHING = () => ({});

/**
 * What of an address's query a page is drawn from, as the page's own schema reads it. Whatever else the query says, such as
 * where somebody comes from, is read by scripts alone or by nobody. A route that is missing here, or whose page shows what
 * somebody typed or was mailed, is drawn for each request that has a query.
 */
const DRAWN_FROM: { [Id in Ids]?: DrawnFrom<Id> } = {
  '/': NOTHING,
  '/get-more-leads': NOTHING,
  '/post-a-job': NOTHING,
  '/_site/trades/$trade/': ({ postcode, rating, miles, cursor }) => ({ postcode, rating, miles, cursor }),
  '/_site/trades/$trade/$area': ({ rating, miles, cursor }) => ({ rating, miles, cursor }),
  '/_site/business/$id': NOTHING,
  '/_site/job-posted': ({ job }) => ({ job }),
  '/_site/contact-us': ({ about }) => ({ about }),
  // Who asked for the code is put into its field.
  '/_site/forgot-password/reset': ({ email }) => (email ? null : {}),
  // The page shows that there is a token, and its script sends it.
  '/_site/undo-email-change': ({ token }) => ({ token: token && 'given' }),
  '/_site/terms-of-use': NOTHING,
  '/_site/privacy-policy': NOTHING,
  '/_site/cookies': NOTHING,
  '/_site/accessibility': NOTHING,
  '/_site/list-order': NOTHING,
  '/_site/review-policy': NOTHING,
  '/_site/complaints': NOTHING,
};

/** It loads no page, so that it needs no context. */
const ways: AnyRoute = routeTree;
const router = createRouter({ routeTree: ways });

/** The address of the page that everybody is shown who asks for this path with this query; null where there is none. */
export function keptAddress(path: string, query: string): string | null {
  const [, , route] = router.getMatchedRoutes(path);
  const drawnFrom = route && (DRAWN_FROM[route.id as Ids] as DrawnFrom<Ids> | undefined);
  const { validateSearch } = route?.options ?? {};
  if (!drawnFrom) return null;
  const given = router.options.parseSearch(query);
  const search = drawnFrom(typeof validateSearch === 'function' ? validateSearch(given) : {});
  return search && path + router.options.stringifySearch(search);
}
