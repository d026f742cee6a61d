import { sql } from 'kysely';
import type { AdminBusiness } from '../../../contract/admin-accounts.ts';
import type { AccountsQuery } from '../../../contract/admin-lists.ts';
import type { NoLeadsReason } from '../../../contract/admin-pages.ts';
import type { PackageName, SubscriptionStatus } from '../../../contract/words.ts';
import type { Db } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { fullName } from '../accounts/index.ts';
import { documentView } from '../businesses/index.ts';
import { documentsOf } from '../files/index.ts';
import { accountColumns, accountList, accountsBatch, accountsPage } from './account-rows.ts';
import type { Behind } from './found-accounts.ts';

/**
 * SQL: by what admins name a row. A business registered before teams came has the id of an account, which may be
 * another's than its owner's by now.
 */
const rowId = sql`case
  when b.id is null or exists (select from accounts x where x.id = b.id and x.id <> a.id) then a.id else b.id end`;

/** SQL: for whom somebody works who owns no business. */
const teamsOf = sql`(
  select string_agg(w.name, ', ') from memberships t join businesses w on w.id = t.business_id where t.account_id = a.id)`;

const columns = {
  ...accountColumns,
  id: sql<string>`${rowId}`,
  business_id: sql<BusinessId | null>`b.id`,
  account_mobile: sql<string>`a.mobile_number`,
  name: sql<string>`coalesce(b.name, ${teamsOf}, '')`,
  mobile_number: sql<string | null>`b.mobile_number`,
  postcode: sql<string>`coalesce(b.postcode, '')`,
  category: sql<string | null>`c.name`,
  package: sql<PackageName | null>`paid.package`,
  subscription_status: sql<SubscriptionStatus>`coalesce(paid.status, 'not_subscribed')`,
  leads_until: sql<Date | number | null>`b.leads_until`,
  leads: sql<number>`(select count(*) from leads l where l.business_id = b.id)`,
  quoted: sql<number>`(select count(distinct q.job_id) from quotes q where q.business_id = b.id)`,
  finished: sql<number>`(select count(*) from engagements e join jobs j on j.id = e.job_id
    where e.business_id = b.id and e.status = 'finished' and j.deleted_at is null)`,
  cancelled: sql<number>`(select count(*) from quotes q join jobs j on j.id = q.job_id
    where q.business_id = b.id and q.status = 'closed' and j.deleted_at is null)`,
};
type Row = RowOf<typeof columns>;

const tables = sql`
  left join businesses b on b.owner_id = a.id left join work_categories c on c.id = b.category_id
  left join lateral (
    select s.package, s.status from subscriptions s where s.business_id = b.id
    order by s.status in ('active', 'past_due') desc, s.needs_attention is distinct from 'unwanted' desc,
      s.created_at desc limit 1
  ) paid on true`;

const list = accountList({ noun: 'business', columns, tables });

/** A page of the businesses, each with its documents, and how many the search finds. */
export async function businessesPage(db: Db, query: AccountsQuery, now: Date) {
  const { rows, count, has_more } = await accountsPage(db, list, query);
  return { businesses: await withDocuments(db, rows, now), businessCount: count, hasMore: has_more };
}

const rowOf = preparedOnce(
  'admin-business',
  ({ id }: Slots<{ id: string }>) =>
    select(columns)`
    from accounts a ${tables}
    where a.id in (select ${id}::uuid union all select owner_id from businesses where id = ${id})
      and ${rowId} = ${id} and a.role = 'business' and a.deleted_at is null`,
);

/** A business; nothing when it is somebody else or gone. */
export const businessById = async (db: Db, id: string, now: Date): Promise<AdminBusiness | undefined> =>
  (await withDocuments(db, await rowOf(db, { id }), now))[0];

/** The next rows of a file, and where it goes on. */
export async function businessesBatch(
  db: Db,
  { now, behind, ...query }: Omit<AccountsQuery, 'pageIndex'> & { now: Date; behind: Behind | null },
) {
  const rows = await accountsBatch(db, list, { ...query, behind });
  return { rows: rows.map((row) => businessView(row, { documents: [], now })), last: rows.at(-1) ?? null };
}

/** One question for all: a page must not take a connection for each of its rows. */
async function withDocuments(db: Db, rows: Row[], now: Date): Promise<AdminBusiness[]> {
  const documents = await documentsOf(db, ...rows.flatMap(({ business_id }) => business_id ?? []));
  const byBusiness = Map.groupBy(documents, ({ business_id }) => business_id);
  return rows.map((row) =>
    businessView(row, { documents: (byBusiness.get(row.business_id) ?? []).map(documentView), now }),
  );
}

type Besides = Pick<AdminBusiness, 'documents'> & { now: Date };

const businessView = (row: Row, { documents, now }: Besides): AdminBusiness => ({
  id: row.id,
  userName: fullName(row),
  first_name: row.first_name,
  last_name: row.last_name,
  name: row.name,
  location: row.postcode,
  mobile_number: row.mobile_number ?? row.account_mobile,
  email: row.email,
  userEmail: row.email,
  isVerified: row.verified_at !== null,
  is_active: row.is_active ? 1 : 0,
  workCategoriesName: row.category,
  createdAt: row.created_at.toISOString(),
  leadsCount: row.leads,
  quotedJobs: row.quoted,
  finishedJobsCount: row.finished,
  canceledJobsCount: row.cancelled,
  subscription_type: row.package,
  subscription_status: row.subscription_status,
  noLeadsReason: noLeadsReason(row, now),
  code: row.reference,
  documents,
});

/** How it stands where its access is over. `active` ends it when the provider was not heard of for too long. */
const OVER = {
  not_subscribed: 'no_package',
  active: 'unconfirmed',
  past_due: 'unpaid',
  expired: 'package_ended',
  cancelled: 'package_ended',
} as const satisfies Record<SubscriptionStatus, NoLeadsReason>;

/** Asks what the match asks (`leads_until`), and says what stands in the way first. */
function noLeadsReason(row: Row, now: Date): NoLeadsReason | null {
  if (row.business_id === null) return null;
  if (!row.is_active) return 'inactive';
  if (row.verified_at === null) return 'unverified';
  if (row.leads_until === null || Number(row.leads_until) <= now.getTime())
    return OVER[row.subscription_status];
  return row.category === null ? 'no_category' : null;
}
