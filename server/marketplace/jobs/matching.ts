import { type RawBuilder, sql } from 'kysely';
import { LEAD_RADIUS_KM } from '../../../contract/reach.ts';
import type { JobTier } from '../../../contract/words.ts';
import { HOUR_MS } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db/db.ts';
import { type SqlPoint, haversineOf } from '../../platform/geo/distance-sql.ts';
import { anyOf, preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import { cellsAround, haversineBound, isCellWithin, type Point } from '../../platform/geo/grid.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { businessesBlockedFor, isBlocked } from '../blocked.ts';

const BOUND = haversineBound(LEAD_RADIUS_KM);

type Posted = { tier: JobTier; at: Date; headStartHours: number };

/** From when on a new job reaches businesses of every package: a premium one after its head start. */
export const openToAllFrom = ({ tier, at, headStartHours }: Posted): Date =>
  new Date(at.getTime() + (tier === 'premium' ? headStartHours * HOUR_MS : 0));

/** SQL: the point that a table's row holds. */
export const pointOf = (row: string): SqlPoint => ({
  lat: sql.ref(`${row}.lat`),
  lng: sql.ref(`${row}.lng`),
});

/** SQL: a point as parameters. */
export const pointAt = ({ lat, lng }: Point | SqlPoint): SqlPoint => ({
  lat: sql`${lat}::float8`,
  lng: sql`${lng}::float8`,
});

/** SQL: are two points within the radius? The inbox asks the same of jobs (leads/inbox.queries.ts). Haversines are compared, so no arc sine is needed. */
export const isWithinRadius = (a: SqlPoint, b: SqlPoint): RawBuilder<boolean> =>
  sql<boolean>`${haversineOf(a, b)} <= ${sql.lit(BOUND)}::float8`;

/** SQL: does the service area `a` take a job of that moment's reach now? Everything but service and place. */
export const takesLeads = (now: Date | RawBuilder<Date>, openToAllFrom: RawBuilder<unknown>) => sql`(
  a.leads_until > ${now} and (${openToAllFrom} <= ${now} or a.package = 'premium')
)`;

/** The grid cells in which everything within reach of a point lies. */
export const cellsInReach = (centre: Point): number[] => cellsAround(centre, LEAD_RADIUS_KM);

/** Those of them in which everything is within reach, so that nobody has to measure. */
export const cellsWithinReach = (centre: Point): number[] =>
  cellsInReach(centre).filter((cell) => isCellWithin(cell, centre, LEAD_RADIUS_KM));

/** What of a job decides whom it reaches. */
export type MatchedJob = {
  customer_id: UserId;
  service_id: string;
  category_id: string;
  lat: number;
  lng: number;
  open_to_all_from: Date | number;
};

/** An infinite moment comes from the database as a number, and goes back as its word. */
const openToAll = ({ open_to_all_from: from }: MatchedJob) =>
  sql`${from instanceof Date ? from : 'infinity'}::timestamptz`;

const matched = { business_id: sql<BusinessId>`a.business_id` };

/**
 * The businesses a job reaches now, in batches by id. Whether the job itself is offered is for the caller.
 * Reads one index: the service area holds everything the match asks of a business.
 */
export async function businessesInReach(
  db: Reader,
  job: MatchedJob,
  batch: { now: Date; after: string | null; size: number },
): Promise<BusinessId[]> {
  const { rows } = await select(matched, sql`/* prepared: businesses-in-reach */`)`
    from service_areas a
    where a.covers_id in (${job.service_id}, ${job.category_id})
      and a.cell = any(${cellsInReach(job)}::int[])
      and ${takesLeads(batch.now, openToAll(job))}
      and (${batch.after}::uuid is null or a.business_id > ${batch.after}::uuid)
      and ${isWithinRadius(pointOf('a'), pointAt(job))}
      and a.business_id <> all(${businessesBlockedFor(sql`${job.customer_id}::uuid`)})
    order by a.business_id limit ${sql.lit(batch.size)}
  `.execute(db);
  return rows.map((row) => row.business_id);
}

/** SQL: whether the job `j` reaches the business of the lead `l` now. */
export const isInReach = (now: RawBuilder<Date>) => sql<boolean>`(exists (
  select from service_areas a
  where a.business_id = l.business_id and a.covers_id in (j.service_id, j.category_id)
    and ${takesLeads(now, sql.ref('j.open_to_all_from'))} and ${isWithinRadius(pointOf('a'), pointOf('j'))}
) and not ${isBlocked({ customer: sql.ref('j.customer_id'), business: sql.ref('l.business_id') })})`;

/**
 * Which of these businesses have one of these jobs in their inbox, or had it there until it was closed.
 * An active job counts only while it is offered.
 */
export async function whomJobsReach(
  db: Reader,
  jobIds: string[],
  asked: { businessIds: BusinessId[]; now: Date },
): Promise<BusinessId[]> {
  const wanted = sql`/* prepared: whom-jobs-reach */
    with wanted as (
      select * from jobs j where j.id = any(${jobIds}::uuid[]) and (j.ask_status <> 'active' or j.is_offered)
    )`;
  const { rows } = await select(matched, wanted)`
    from wanted j
    join service_areas a on a.covers_id in (j.service_id, j.category_id)
      and a.business_id = any(${asked.businessIds}::uuid[])
    where ${takesLeads(asked.now, sql.ref('j.open_to_all_from'))} and ${isWithinRadius(pointOf('a'), pointOf('j'))}
      and not ${isBlocked({ customer: sql.ref('j.customer_id'), business: sql.ref('a.business_id') })}
      and not exists (
        select from leads l where l.job_id = j.id and l.business_id = a.business_id
          and (l.status <> 'open' or l.parted_at is not null)
      )
    union
    select l.business_id from wanted j join leads l on l.job_id = j.id
    where l.business_id = any(${asked.businessIds}::uuid[]) and l.status = 'open' and l.parted_at is null
  `.execute(db);
  return rows.map((row) => row.business_id);
}

export type Reach = { now: number; later: number };

/** A job that nobody can do near its place. */
export const NOBODY: Reach = { now: 0, later: 0 };

const reachColumns = {
  job_id: sql<string>`job_id`,
  now: sql<number>`coalesce(r.now, 0) + coalesce(o.now, 0)`,
  later: sql<number>`coalesce(r.later, 0) + coalesce(o.later, 0)`,
};

/**
 * For each job the number of businesses it reaches now or that have a lead of it, and how many it reaches once
 * nothing holds it back: its customer's e-mail is verified, and the head start of premium businesses is over.
 * Only active jobs are matched, and for `now` only offered ones; for the others the leads that exist count.
 */
export async function countReach(db: Reader, jobs: { id: string; lat: number; lng: number }[], now: Date) {
  const pairs = jobs.flatMap((job) => cellsInReach(job).map((cell) => ({ job, cell })));
  const rows = await reachOf(db, {
    now,
    jobIds: jobs.map((job) => job.id),
    pairIds: pairs.map(({ job }) => job.id),
    cells: pairs.map(({ cell }) => cell),
    areInside: pairs.map(({ job, cell }) => isCellWithin(cell, job, LEAD_RADIUS_KM)),
  });
  return new Map(rows.map(({ job_id, now, later }): [string, Reach] => [job_id, { now, later }]));
}

type Reached = { now: Date; jobIds: string[]; pairIds: string[]; cells: number[]; areInside: boolean[] };

/**
 * A city has thousands of businesses for a job. They are counted as they are found: a business has a row for its services or
 * for its category and never for both, so none is found twice; of those with a lead only they are added that were not. In a
 * cell that lies within reach as a whole no distance is measured. A blocked business counts only if it has a lead of the job.
 */
const reachOf = preparedOnce('reach-of-jobs', (given: Slots<Reached>) => {
  const { now, jobIds, pairIds, cells, areInside } = given;
  const isNow = sql`j.is_offered and ${takesLeads(now, sql.ref('j.open_to_all_from'))}`;
  const isNear = isWithinRadius(pointOf('a'), pointOf('j'));
  const blocked = sql`select k.customer_id, k.business_id from blocks k
    where k.customer_id in (select o.customer_id from jobs o where o.id = ${anyOf(jobIds)})`;
  const reached = sql`
    with wanted as (
      select * from unnest(${pairIds}::uuid[], ${cells}::int[], ${areInside}::boolean[]) as wanted (job_id, cell, is_inside)
    ), reached as (
      select j.id as job_id, count(*) filter (where ${isNow}) as now, count(*) as later
      from wanted w
      join jobs j on j.id = w.job_id and j.ask_status = 'active'
      join service_areas a on a.cell = w.cell and a.covers_id in (j.service_id, j.category_id)
      where a.leads_until > ${now} and (w.is_inside or ${isNear})
        and (j.customer_id, a.business_id) not in (${blocked})
      group by j.id
    ), others as (
      select j.id as job_id, count(*) filter (where (${isNow}) is not true) as now,
        count(*) filter (where a.business_id is null) as later
      from leads l
      join jobs j on j.id = l.job_id
      left join service_areas a on a.business_id = l.business_id and a.covers_id in (j.service_id, j.category_id)
        and j.ask_status = 'active' and a.leads_until > ${now} and ${isNear}
        and (j.customer_id, a.business_id) not in (${blocked})
      where l.job_id = ${anyOf(jobIds)}
      group by j.id
    )`;
  return select(reachColumns, reached)`from reached r full join others o using (job_id)`;
});
