import { FIGURES } from '../../contract/admin-figures.ts';
import { ADMIN_PAGE_SIZE, filterOf } from '../../contract/admin-pages.ts';
import type { AccountsQuery } from '../../contract/admin-lists.ts';
import { auditPage } from '../../server/marketplace/admin/audit.queries.ts';
import { businessesBatch, businessesPage } from '../../server/marketplace/admin/business.queries.ts';
import { categoriesPage } from '../../server/marketplace/admin/category.queries.ts';
import { customersBatch, customersPage } from '../../server/marketplace/admin/customer.queries.ts';
import { countFigures } from '../../server/marketplace/admin/count-figures.ts';
import { countedFigures } from '../../server/marketplace/admin/figure.queries.ts';
import { jobsPage } from '../../server/marketplace/admin/job.queries.ts';
import { quotesPage } from '../../server/marketplace/admin/quote.queries.ts';
import { reviewsPage } from '../../server/marketplace/admin/review.queries.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { type Db, openDatabase } from '../../server/platform/db/db.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { median } from '../testbed/race.ts';
import type { Size } from '../testbed/world.ts';
import { AUDITED } from '../testbed/world/admin.ts';

/** One thing that is asked of the admin area; a search has a goal. */
type Question = { figure: string; isSearch?: boolean; ask(db: Db): Promise<unknown> };
export type Asked = { figure: string; isSearch: boolean; ms: number; quickestMs: number };

const ROUNDS = 9;
const JOBS_A_REVIEW = 5;

/** Parts of names and addresses: some that most people have, some that few have, some that nobody has. */
const TYPED = [
  'a',
  'q',
  '7',
  'br',
  'zq',
  'q7',
  'ash',
  'ley',
  'ashbury',
  'isla ashbu',
  'xavier.qui',
  'zzzzzzzzzz',
];

/** Every list of the admin area, page by page, by the product's own statements on one connection. */
export async function measureAdmin(url: string, size: Size): Promise<Asked[]> {
  const { db, close } = openDatabase(url, { size: 1, log: createLog('error') });
  try {
    const asked: Asked[] = [];
    for (const question of questions(size)) asked.push(await measured(db, question));
    return asked;
  } finally {
    await close();
  }
}

/** What takes longer than a statement may is as slow as can be: the figure says so. */
async function measured(db: Db, question: Question): Promise<Asked> {
  const { figure, isSearch = false } = question;
  return timed(db, question).catch((error: unknown) => {
    if (!isTooSlow(error)) throw error;
    return { figure, isSearch, ms: Infinity, quickestMs: Infinity };
  });
}

/** `query_canceled`: the limit of a statement, and no broken one. */
const isTooSlow = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014';

async function timed(db: Db, { figure, isSearch = false, ask }: Question): Promise<Asked> {
  await ask(db);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await ask(db);
    times.push(performance.now() - began);
  }
  return { figure, isSearch, ms: median(times), quickestMs: Math.min(...times) };
}

function questions(size: Size): Question[] {
  const now = new Date();
  const customers = size.customers ?? 0;
  return [
    ...lists('customers', customers, customersPage),
    ...lists('businesses', size.businesses, (db, query) => businessesPage(db, query, now)),
    ...files(),
    ...pages('jobs', size.jobs, (db, pageIndex) => jobsPage(db, { pageIndex }, now)),
    { figure: 'jobs, oldest first', ask: (db) => jobsPage(db, { sort: 'oldest' }, now) },
    { figure: 'jobs, finished', ask: (db) => jobsPage(db, { status: 'finished' }, now) },
    { figure: 'jobs, switched off', ask: (db) => jobsPage(db, { state: 'inactive' }, now) },
    ...pages('reviews', size.jobs / JOBS_A_REVIEW, (db, pageIndex) => reviewsPage(db, { pageIndex })),
    ...pages('quotes', size.jobs / 2, (db, pageIndex) => quotesPage(db, { pageIndex })),
    ...(['quoted', 'quoted_in_a_day', 'hired'] as const).map((status) => ({
      figure: `jobs, ${status}`,
      ask: (db: Db) => jobsPage(db, { status }, now),
    })),
    { figure: 'reviews, hidden', ask: (db) => reviewsPage(db, { state: 'inactive' }) },
    { figure: 'work categories', ask: (db) => categoriesPage(db, undefined) },
    { figure: 'jobs, of this month', ask: (db) => jobsPage(db, { month: monthOf(now) }, now) },
    { figure: 'quotes, of this month', ask: (db) => quotesPage(db, { month: monthOf(now) }) },
    ...pages('audit log', AUDITED, (db, pageIndex) => auditPage(db, { pageIndex })),
    {
      figure: `counting ${FIGURES.length} figures of 12 months`,
      ask: (db) => countFigures({ db, clock: systemClock }, 0),
    },
    { figure: 'dashboard', ask: countedFigures },
  ];
}

const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

type AccountsPage = (db: Db, query: AccountsQuery) => Promise<unknown>;

function lists(noun: string, count: number, page: AccountsPage): Question[] {
  const sorts = (['oldest', 'name', 'email'] as const).map((sort) => ({
    figure: `${noun}, by ${sort}`,
    ask: (db: Db) => page(db, { sort }),
  }));
  const states = (['active', 'inactive', 'unverified'] as const).map((state) => ({
    figure: `${noun}, ${state}`,
    ask: (db: Db) => page(db, { state }),
  }));
  return [
    ...pages(noun, count, (db, pageIndex) => page(db, { pageIndex })),
    ...sorts,
    ...states,
    { figure: `${noun}, of this month`, ask: (db) => page(db, { month: monthOf(new Date()) }) },
    ...TYPED.flatMap((typed) => searches(noun, typed, page)),
  ];
}

const searches = (noun: string, typed: string, page: AccountsPage): Question[] =>
  (
    [
      ['', {}],
      [', page 50', { pageIndex: '50' }],
      [', by name', { sort: 'name' }],
      [', inactive', { state: 'inactive' }],
    ] as const
  ).map(([also, query]) => ({
    figure: `${noun}, search “${typed}”${also}`,
    isSearch: true,
    ask: (db) => page(db, { filter: filterOf(typed), ...query }),
  }));

/** The first page, one in the middle, the last. */
function pages(
  noun: string,
  count: number,
  page: (db: Db, pageIndex: string) => Promise<unknown>,
): Question[] {
  const last = Math.max(1, Math.ceil(count / ADMIN_PAGE_SIZE));
  return [
    { figure: `${noun}, first page`, ask: (db) => page(db, '1') },
    { figure: `${noun}, middle page`, ask: (db) => page(db, String(Math.ceil(last / 2))) },
    { figure: `${noun}, last page`, ask: (db) => page(db, String(last)) },
  ];
}

/** A file is written in batches; each costs what one of them costs. */
const files = (): Question[] => [
  { figure: 'customers.csv, 500 rows', ask: (db) => customersBatch(db, {}, null) },
  { figure: 'customers.csv, 500 rows by name of a search', ask: (db) => customersBatch(db, BROOK, null) },
  { figure: 'customers.csv of a rare search', ask: (db) => customersBatch(db, RARE, null) },
  { figure: 'businesses.csv, 500 rows', ask: (db) => businessesBatch(db, { now: new Date(), behind: null }) },
];
const RARE = { filter: filterOf('zzzzzzzzzz') } as const;
const BROOK = { filter: filterOf('brook'), sort: 'name' } as const;
