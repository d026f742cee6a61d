import { PUBLIC_PAGES } from '../../e2e/support/public-pages.ts';
import { active, type People } from '../testbed/people.ts';
import { inItsArea, PLACES } from './places-of-trades.ts';
import type { Row } from './row.ts';

/** Pages that say, with another status than 200, that there is nothing of this name, and one that a small world may lack. */
const NOT_THERE = /\/none$|^\/trades\/[^/]+\/./;

const page = (path: string): Row => ({
  name: `page: ${path}`,
  asks: async () => [{ method: 'GET', path }],
  goals: {},
});

/** What drawing it costs, which everybody waits for whose page was changed by somebody. Kept, it is a row of its own. */
const HOME_DRAWN: Row = {
  ...page('/'),
  name: 'page: /, drawn each time',
  product: { keepsPages: false },
  goals: { perSecond: 700 },
};

type Path = Parameters<People['each']>[1];

/** A page for whom, or of what, the world is asked. */
const pageOf = (name: string, who: string, path: Path): Row => ({
  name: `page: ${name}`,
  asks: (people: People) => people.each(who, path),
  goals: {},
});

/** Every page as HTML. */
export const pages = [
  ...PUBLIC_PAGES.filter((path) => !NOT_THERE.test(path)).map(page),
  HOME_DRAWN,
  pageOf('a trade in a place', PLACES, (row) => inItsArea(row, '/trades')),
  pageOf("a customer's dashboard", active('customer'), () => '/dashboard'),
  pageOf("a business's dashboard", active('business'), () => '/dashboard'),
  pageOf(
    'the admin area',
    `select id as account_id from accounts where role = 'admin'`,
    () => '/admin/dashboard',
  ),
];
