import { type RawBuilder, sql } from 'kysely';
import type { AdminJob, AdminJobsQuery } from '../../../contract/admin-jobs.ts';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { JobStatus } from '../../../contract/words.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { selectList } from '../../platform/db/select-list.ts';
import { isReviewable, isUnderWay, itsEngagement, jobStatus } from '../engagements/index.ts';
import {
  countReach,
  jobFacts,
  type JobFactsRow,
  jobFactsView,
  jobOutcome,
  type JobOutcomeRow,
  jobOutcomeTables,
  jobOutcomeView,
} from '../jobs/index.ts';
import { ofMonth } from './of-month.ts';

type Row = JobOutcomeRow &
  JobFactsRow & {
    id: string;
    job_number: string;
    customer: string;
    status: JobStatus;
    is_active: boolean;
    created_at: Date;
    lat: number;
    lng: number;
    quotes: number;
    leads: AdminJob['leads'];
  };

/** SQL: the stages that are no statuses, as the figures count them: for the first day of a job nobody can say. */
const stages = (now: Date): { [stage in NonNullable<AdminJobsQuery['status']>]?: RawBuilder<unknown> } => ({
  quoted: sql`and exists (select from quotes q where q.job_id = j.id)`,
  quoted_in_a_day: sql`and j.created_at <= ${new Date(now.getTime() - DAY_MS)} and exists (
    select from quotes q where q.job_id = j.id and q.created_at <= j.created_at + interval '24 hours')`,
  hired: sql`and j.ask_status = 'awarded'`,
});

/** SQL: the ids and moments of the jobs that a list shows, and counts. */
function wantedJobs(query: AdminJobsQuery, now: Date): RawBuilder<unknown> {
  const { status, month, state } = query;
  if (status && (isUnderWay(status) || isReviewable(status))) return wantedWork(status, query);
  return sql`
    select j.id, j.created_at from jobs j where j.deleted_at is null
    ${status ? (stages(now)[status] ?? sql`and ${isInStatus(status)}`) : sql``}
    ${ofMonth(sql`j.created_at`, month)}
    ${state ? sql`and j.is_active = ${state === 'active'}` : sql``}`;
}

/** SQL: the status is that of the ask or of the engagement. */
const isInStatus = (status: string) =>
  sql`(j.ask_status = ${status} or j.id in (select job_id from engagements where status = ${status}))`;

/** SQL: a status that only engagements have is read in their index; of jobs are read the few that were deleted. */
const wantedWork = (status: string, { month, state }: AdminJobsQuery) => sql`
  select e.job_id as id, e.job_created_at as created_at from engagements e
  where e.status = ${status} ${ofMonth(sql`e.job_created_at`, month)} and ${state ? isSwitched(state) : isThere}`;

const isThere = sql`not exists (select from jobs j where j.id = e.job_id and j.deleted_at is not null)`;

const isSwitched = (state: NonNullable<AdminJobsQuery['state']>) => sql`exists (
  select from jobs j where j.id = e.job_id and j.deleted_at is null and j.is_active = ${state === 'active'})`;

/** A page of the jobs, and how many there are. */
export async function jobsPage(db: Db, query: AdminJobsQuery, now: Date) {
  const wanted = wantedJobs(query, now);
  const order = query.sort === 'oldest' ? sql`created_at, id` : sql`created_at desc, id desc`;
  const skipped = (pageNumber(query.pageIndex) - 1) * ADMIN_PAGE_SIZE;
  const [counted, shown] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from (${wanted}) wanted`.execute(db),
    sql<Row>`
      with page as (
        select id, created_at from (${wanted}) wanted
        order by ${order} limit ${sql.lit(ADMIN_PAGE_SIZE)} offset ${skipped}
      )
      select ${columns} from page join jobs j using (id) ${itsEngagement}
      ${jobOutcomeTables} join services s on s.id = j.service_id
      left join quotes q on q.id = e.quote_id and q.status = 'accepted'
      order by ${query.sort === 'oldest' ? sql`j.created_at, j.id` : sql`j.created_at desc, j.id desc`}
    `.execute(db),
  ]);
  const leads = await countReach(db, shown.rows, now);
  return {
    jobs: shown.rows.map((row) => jobView(row, leads.get(row.id)?.now ?? 0)),
    jobsCount: counted.rows[0]?.count ?? 0,
  };
}

const columns = sql`
  ${selectList({ ...jobFacts, ...jobOutcome })}, j.id, j.job_number, c.first_name || ' ' || c.last_name as customer,
  ${jobStatus} as status, j.is_active, j.created_at, j.lat, j.lng,
  (select count(*) from quotes o where o.job_id = j.id and o.status in ('pending', 'accepted')) as quotes,
  (select coalesce(json_agg(json_build_object('id', l.id, 'business_name', b.name,
      'is_interested', l.interested_at is not null) order by l.created_at, l.id), '[]')
    from leads l join businesses b on b.id = l.business_id where l.job_id = j.id) as leads`;

const jobView = (row: Row, leadsCount: number): AdminJob => ({
  id: row.id,
  jobNumber: row.job_number,
  ...jobFactsView(row, { contacts: true, postcode: true }),
  user: { name: row.customer },
  status: row.status,
  is_active: row.is_active ? 1 : 0,
  leadsCount,
  quotesCount: row.quotes,
  createdAt: row.created_at.toISOString(),
  ...jobOutcomeView(row),
  leads: row.leads,
});
