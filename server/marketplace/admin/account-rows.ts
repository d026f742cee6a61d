import { type RawBuilder, sql } from 'kysely';
import type { AccountsQuery } from '../../../contract/admin-lists.ts';
import { ADMIN_PAGE_SIZE, pageNumber, readFilter } from '../../../contract/admin-pages.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Columns, joined, type RowOf, select, selectList } from '../../platform/db/select-list.ts';
import { preparedEach, type Slots } from '../../platform/db/prepared-statements.ts';
import { searched } from './account-search.ts';
import { batchOfAccounts, type Behind, behindColumns, pageByIndex, pageOfFound } from './found-accounts.ts';
import {
  type AccountsAsked,
  type AccountsWay,
  type Counted,
  countedColumns,
  pageOfList,
} from './listed-accounts.ts';

/** SQL: what the rows of customers and of businesses have in common, of the account `a`. */
export const accountColumns = {
  reference: sql<string>`a.reference`,
  first_name: sql<string>`a.first_name`,
  last_name: sql<string>`a.last_name`,
  email: sql<string>`a.email`,
  verified_at: sql<Date | null>`a.verified_at`,
  is_active: sql<boolean>`a.is_active`,
  created_at: sql<Date>`a.created_at`,
};

/** A list of accounts: its rows, and the tables around the account `a` that they are read from. */
type Declared<C extends Columns> = {
  noun: 'customer' | 'business';
  columns: C;
  tables: RawBuilder<unknown>;
};

/** A list, and its statements without a search. */
export const accountList = <C extends Columns>(declared: Declared<C>) => ({
  ...declared,
  pageOf: preparedEach(`admin-${declared.noun}-list`, (way: AccountsWay, asked: Slots<AccountsAsked>) =>
    rowsOf(declared, pageOfList(declared.noun, way, asked)),
  ),
});
type AccountList<C extends Columns> = ReturnType<typeof accountList<C>>;

/** A page of a list, and how many the search finds. */
export async function accountsPage<C extends Columns>(db: Db, list: AccountList<C>, query: AccountsQuery) {
  const search = searched(readFilter(query.filter ?? ''));
  if (!search) return wholePage(db, list, query);
  const found = await foundPage(db, list, pageByIndex(list.noun, query, search));
  if (found.is_whole) return found;
  const page = await foundPage(db, list, pageOfFound(list.noun, query, { search, known: found }));
  return found.has_more ? { ...page, count: found.count, has_more: true } : page;
}

async function wholePage<C extends Columns>(
  db: Db,
  list: AccountList<C>,
  { sort = 'newest', state, month, pageIndex }: AccountsQuery,
) {
  const skipped = (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE;
  const rows = await list.pageOf(
    db,
    { sort, state, isOfMonth: month !== undefined },
    { month: month ?? '', skipped },
  );
  return shownOf<C>(rows);
}

async function foundPage<C extends Columns>(db: Db, list: AccountList<C>, page: RawBuilder<unknown>) {
  const { rows } = await rowsOf(list, page).execute(db);
  return shownOf<C>(rows);
}

/** SQL: the rows of a `page`, and what was `counted`. */
const rowsOf = <C extends Columns>({ columns, tables }: Declared<C>, page: RawBuilder<unknown>) =>
  select({ ...countedColumns, ...joined('of', columns) }, page)`
    from counted left join (
      select p.place, ${selectList(columns)} from page p join accounts a on a.id = p.id ${tables}
    ) of on true order by of.place`;

type Counting = { [Name in keyof Counted]: unknown };

/** Where nobody is found, the count stands alone. */
function shownOf<C extends Columns>(rows: ({ [Name in keyof C]: unknown } & Counting)[]) {
  const shown = rows.filter((row): row is typeof row & RowOf<C> => row['id'] !== null);
  return { rows: shown, ...countIn(rows[0]) };
}

/** The names of these columns are none of a list's, which its type does not say. */
const countIn = (row: Counting | undefined): Counted => ({
  count: Number(row?.count ?? 0),
  has_more: row?.has_more === true,
  is_whole: row?.is_whole !== false,
});

/** The next batch of a file of a list, with what it goes on behind. */
export async function accountsBatch<C extends Columns>(
  db: Db,
  { noun, columns, tables }: AccountList<C>,
  { behind, ...query }: Omit<AccountsQuery, 'pageIndex'> & { behind: Behind | null },
) {
  const batch = sql`with ${batchOfAccounts(noun, query, behind)}`;
  const { rows } = await select({ ...columns, ...behindColumns }, batch)`
    from page p join accounts a on a.id = p.id ${tables} order by p.place
  `.execute(db);
  return rows;
}
