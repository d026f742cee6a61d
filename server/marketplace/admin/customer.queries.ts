import { sql } from 'kysely';
import type { AdminCustomer } from '../../../contract/admin-accounts.ts';
import type { AccountsQuery } from '../../../contract/admin-lists.ts';
import type { Db } from '../../platform/db/db.ts';
import { fullName } from '../accounts/index.ts';
import { itsEngagement, jobStatus } from '../engagements/index.ts';
import { batchOfAccounts, type Behind, type Counted, pageOfAccounts } from './found-accounts.ts';

type Row = {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  mobile_number: string;
  verified_at: Date | null;
  is_active: boolean;
  created_at: Date;
  jobs: number;
  finished: number;
  cancelled: number;
};

const columns = sql`
  a.id, a.reference, a.first_name, a.last_name, a.email, a.mobile_number, a.verified_at, a.is_active, a.created_at,
  j.jobs, j.finished, j.cancelled`;

const jobsOf = sql`
  cross join lateral (
    select count(*) as jobs, count(*) filter (where ${jobStatus} = 'finished') as finished,
      count(*) filter (where ${jobStatus} = 'cancelled') as cancelled
    from jobs j ${itsEngagement} and e.customer_id = j.customer_id where j.customer_id = a.id and j.deleted_at is null
  ) j`;

/** A page of the customers, and how many the search finds. */
export async function customersPage(db: Db, query: AccountsQuery) {
  const { rows } = await sql<Partial<Row> & Counted>`
    with ${pageOfAccounts('customer', query)}
    select counted.count, counted.has_more, of.* from counted left join (
      select p.place, ${columns} from page p join accounts a on a.id = p.id ${jobsOf}
    ) of on true order by of.place
  `.execute(db);
  const customers = rows.filter((row): row is Row & Counted => row.id !== null).map(customerView);
  return { customers, count: rows[0]?.count ?? 0, hasMore: rows[0]?.has_more ?? false };
}

/** A customer; nothing when it is somebody else or gone. */
export async function customerById(db: Db, id: string): Promise<AdminCustomer | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from accounts a ${jobsOf}
    where a.id = ${id} and a.role = 'customer' and a.deleted_at is null
  `.execute(db);
  return rows[0] && customerView(rows[0]);
}

/** The next rows of a file, and where it goes on. */
export async function customersBatch(db: Db, query: Omit<AccountsQuery, 'pageIndex'>, behind: Behind | null) {
  const { rows } = await sql<Row & Behind>`
    with ${batchOfAccounts('customer', query, behind)}
    select p.person_key, p.email_key, ${columns} from page p join accounts a on a.id = p.id ${jobsOf} order by p.place
  `.execute(db);
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
