import { type RawBuilder, sql } from 'kysely';
import type { AdminJob } from '../../../contract/admin-jobs.ts';
import type { AdminJobsQuery } from '../../../contract/admin-lists.ts';
import type { ClosedReason } from '../../../contract/words.ts';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import {
  preparedEach,
  skipping,
  type Slots,
  theOnly,
  written,
} from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { itsEngagement, jobStatus } from '../engagements/index.ts';
import { EVERYTHING } from '../free-text.ts';
import {
  countReach,
  jobFacts,
  jobFactsView,
  jobOutcome,
  jobOutcomeTables,
  jobOutcomeView,
} from '../jobs/index.ts';
import { countOfResultPhotos } from '../result-photos/index.ts';
import { jobSearch } from './job-search.ts';
import { type Behind, behindRow, placeBehind } from './list-batches.ts';
import { type Asked, type JobsWay, wantedJobs } from './wanted-jobs.ts';

const columns = {
  ...jobFacts,
  ...jobOutcome,
  id: sql<string>`j.id`,
  job_number: sql<string>`j.job_number`,
  customer: sql<string>`c.first_name || ' ' || c.last_name`,
  status: jobStatus,
  is_active: sql<boolean>`j.is_active`,
  photos_count: sql<number>`j.photos_count + ${countOfResultPhotos}`,
  created_at: sql<Date>`j.created_at`,
  closed_reason: sql<ClosedReason | null>`j.closed_reason`,
  lat: sql<number>`j.lat`,
  lng: sql<number>`j.lng`,
  quotes: sql<number>`(
    select count(*) from quotes o where o.job_id = j.id and o.status in ('pending', 'accepted'))`,
  leads: sql<AdminJob['leads']>`(
    select coalesce(json_agg(json_build_object('id', l.id, 'business_name', b.name,
        'is_interested', l.interested_at is not null) order by l.created_at, l.id), '[]')
      from leads l join businesses b on b.id = l.business_id where l.job_id = j.id)`,
};
type Row = RowOf<typeof columns>;
type Sort = NonNullable<AdminJobsQuery['sort']>;

const pageOf = preparedEach('admin-jobs', ({ sort, ...way }: JobsWay & { sort: Sort }, given: Slots<Asked>) =>
  rowsOf(
    sort,
    sql`select id, created_at from (${wantedJobs(way, given)}) wanted
        order by ${ORDERS[sort]} limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(given.skipped)}`,
  ),
);

const ORDERS = { newest: sql`created_at desc, id desc`, oldest: sql`created_at, id` };

/** SQL: the rows of these ids, in the order of the list. */
const rowsOf = (sort: Sort, ids: RawBuilder<unknown>) =>
  select(columns, sql`with page as (${ids})`)`
    from page join jobs j using (id) ${itsEngagement}
    ${jobOutcomeTables} join services s on s.id = j.service_id
    left join quotes q on q.id = e.quote_id and q.status = 'accepted'
    order by ${sort === 'oldest' ? sql`j.created_at, j.id` : sql`j.created_at desc, j.id desc`}`;

const countOf = preparedEach(
  'admin-job-count',
  (way: JobsWay, given: Slots<Asked>) =>
    select({ count: sql<number>`count(*)` })`from (${wantedJobs(way, given)}) wanted`,
);

/** A page of the jobs, and how many there are. */
export async function jobsPage(db: Db, { sort = 'newest', ...query }: AdminJobsQuery, now: Date) {
  const { way, given } = asked(query, now);
  const [counted, rows] = await Promise.all([countOf(db, way, given), pageOf(db, { ...way, sort }, given)]);
  return { jobs: await viewed(db, rows, now), jobsCount: theOnly(counted).count };
}

/** Whom each job reaches is counted for all of them at once, which grows with the cells around them. */
const BATCH = 100;

/** The next rows of a file, and where it goes on. */
export async function jobsBatch(
  db: Db,
  { now, behind, sort = 'newest', ...query }: AdminJobsQuery & { now: Date; behind: Behind | null },
) {
  const { way, given } = asked(query, now);
  const listed = sql`(${wantedJobs(way, written(given))}) wanted where true ${behindRow(behind, sort)}`;
  const ids = sql`select id, created_at from ${listed} order by ${ORDERS[sort]} limit ${sql.lit(BATCH)}`;
  const { rows } = await rowsOf(sort, ids).execute(db);
  return { rows: (await viewed(db, rows, now)).map(jobLine), last: placeBehind(rows) };
}

/** How the list is asked for, and what its statement is given. */
function asked({ status, state, month, q, pageIndex }: AdminJobsQuery, now: Date) {
  const search = jobSearch(q);
  return {
    way: { status, state, isOfMonth: month !== undefined, soughtBy: search?.by },
    given: {
      month: month ?? '',
      typed: search?.typed ?? '',
      dayAgo: new Date(now.getTime() - DAY_MS),
      skipped: (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE,
    },
  };
}

async function viewed(db: Db, rows: Row[], now: Date): Promise<AdminJob[]> {
  const leads = await countReach(db, rows, now);
  return rows.map((row) => jobView(row, leads.get(row.id)?.now ?? 0));
}

const jobView = (row: Row, leadsCount: number): AdminJob => ({
  id: row.id,
  jobNumber: row.job_number,
  ...jobFactsView(row, EVERYTHING),
  user: { name: row.customer },
  status: row.status,
  is_active: row.is_active ? 1 : 0,
  leadsCount,
  quotesCount: row.quotes,
  photosCount: row.photos_count,
  createdAt: row.created_at.toISOString(),
  closed_reason: row.closed_reason,
  ...jobOutcomeView(row),
  leads: row.leads,
});

/** A line of the file: what the list shows of a job, each fact in a column. */
const jobLine = ({ user, service, business, ...job }: AdminJob) => ({
  ...job,
  customer: user.name,
  service: service.name,
  business: business?.name ?? null,
});
