import { sql } from 'kysely';
import type { AdminCustomer } from '../../../contract/admin-accounts.ts';
import type { AccountsQuery } from '../../../contract/admin-lists.ts';
import type { Db } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { fullName } from '../accounts/index.ts';
import { itsEngagement, jobStatus } from '../engagements/index.ts';
import { accountColumns, accountList, accountsBatch, accountsPage } from './account-rows.ts';
import type { Behind } from './found-accounts.ts';

const columns = {
  ...accountColumns,
  id: sql<string>`a.id`,
  mobile_number: sql<string>`a.mobile_number`,
  jobs: sql<number>`j.jobs`,
  finished: sql<number>`j.finished`,
  cancelled: sql<number>`j.cancelled`,
};
type Row = RowOf<typeof columns>;

const jobsOf = sql`
  cross join lateral (
    select count(*) as jobs, count(*) filter (where ${jobStatus} = 'finished') as finished,
      count(*) filter (where ${jobStatus} = 'cancelled') as cancelled
    from jobs j ${itsEngagement} and e.customer_id = j.customer_id where j.customer_id = a.id and j.deleted_at is null
  ) j`;

const list = accountList({ noun: 'customer', columns, tables: jobsOf });

/** A page of the customers, and how many the search finds. */
export async function customersPage(db: Db, query: AccountsQuery) {
  const { rows, count, has_more } = await accountsPage(db, list, query);
  return { customers: rows.map(customerView), count, hasMore: has_more };
}

const rowOf = preparedOnce(
  'admin-customer',
  ({ id }: Slots<{ id: string }>) =>
    select(columns)`
    from accounts a ${jobsOf}
    where a.id = ${id} and a.role = 'customer' and a.deleted_at is null`,
);

/** A customer; nothing when it is somebody else or gone. */
export async function customerById(db: Db, id: string): Promise<AdminCustomer | undefined> {
  const [row] = await rowOf(db, { id });
  return row && customerView(row);
}

/** The next rows of a file, and where it goes on. */
export async function customersBatch(db: Db, query: Omit<AccountsQuery, 'pageIndex'>, behind: Behind | null) {
  const rows = await accountsBatch(db, list, { ...query, behind });
  return { rows: rows.map(customerView), last: rows.at(-1) ?? null };
}

const customerView = (row: Row): AdminCustomer => ({
  id: row.id,
  name: fullName(row),
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  emailVerifiedAt: row.verified_at?.toISOString() ?? null,
  is_active: row.is_active ? 1 : 0,
  mobile_number: row.mobile_number,
  code: row.reference,
  createdAt: row.created_at.toISOString(),
  jobsCount: row.jobs,
  finishedJobsCount: row.finished,
  canceledJobsCount: row.cancelled,
});
