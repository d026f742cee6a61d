import { type RawBuilder, sql } from 'kysely';
import type { AccountsQuery } from '../../../contract/admin-lists.ts';
import type { Db } from '../../platform/db/db.ts';
import { type Columns, joined, type RowOf, select, selectList } from '../../platform/db/select-list.ts';
import {
  batchOfAccounts,
  type Behind,
  behindColumns,
  type Counted,
  countedColumns,
  pageByIndex,
  pageOfAccounts,
} from './found-accounts.ts';

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
export type AccountList<C extends Columns> = {
  noun: 'customer' | 'business';
  columns: C;
  tables: RawBuilder<unknown>;
};

/** A page of a list, and how many the search finds. */
export async function accountsPage<C extends Columns>(db: Db, list: AccountList<C>, query: AccountsQuery) {
  const byIndex = pageByIndex(list.noun, query);
  const found = byIndex && (await countedPage(db, list, byIndex));
  if (found?.is_whole) return found;
  const page = await countedPage(db, list, pageOfAccounts(list.noun, query, found));
  return found?.has_more ? { ...page, count: found.count, has_more: true } : page;
}

/** The rows of a `page`, and what was `counted`. */
async function countedPage<C extends Columns>(
  db: Db,
  { columns, tables }: AccountList<C>,
  page: RawBuilder<unknown>,
) {
  const { rows } = await select({ ...countedColumns, ...joined('of', columns) }, page)`
    from counted left join (
      select p.place, ${selectList(columns)} from page p join accounts a on a.id = p.id ${tables}
    ) of on true order by of.place
  `.execute(db);
  // Where nobody is found, the count stands alone.
  const shown = rows.filter((row): row is typeof row & RowOf<C> => row['id'] !== null);
  return { rows: shown, ...countIn(rows[0]) };
}

/** The names of these columns are none of a list's, which its type does not say. */
const countIn = (row: { [Name in keyof Counted]: unknown } | undefined): Counted => ({
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
