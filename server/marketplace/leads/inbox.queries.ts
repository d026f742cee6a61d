import { type RawBuilder, sql } from 'kysely';
import type { Db, Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type Cursor, PAGE_SIZE } from '../../platform/db/page.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { Point } from '../../platform/geo/grid.ts';
import { newId, type BusinessId, type UserId } from '../../platform/ids.ts';
import { jobsBlockedFor } from '../blocked.ts';
import type { BusinessViewer } from '../businesses/index.ts';
import {
  cellsInReach,
  cellsWithinReach,
  changedSince,
  isInReach,
  isWithinRadius,
  jobSummary,
  pointAt,
  pointOf,
} from '../jobs/index.ts';
import { declinedOn } from './declined-quote.ts';
import { expiredOnPage } from './expired-quote.ts';
import { leadLifecycle } from './lead.lifecycle.ts';

const columns = {
  ...jobSummary,
  id: sql<string>`j.id`,
  job_id: sql<string>`j.id`,
  // The job's moment: the order of the inbox.
  created_at: sql<Date>`j.created_at`,
  outward_lat: sql<number>`j.outward_lat`,
  outward_lng: sql<number>`j.outward_lng`,
  customer_id: sql<UserId>`j.customer_id`,
  customer_name: sql<string>`c.first_name || ' ' || c.last_name`,
  mobile_number: sql<string>`c.mobile_number`,
  lead_id: sql<string | null>`page.lead_id`,
  is_interested: sql<boolean>`page.is_interested`,
  messages_count: sql<number | null>`page.messages_count`,
  changed: changedSince(sql`page.lead_id`),
  declined: declinedOn(sql`page.lead_id`),
  expired: expiredOnPage,
  seen_at: sql<Date | null>`(select seen.created_at from leads seen where seen.id = page.lead_id)`,
};

export type InboxRow = RowOf<typeof columns>;

type Asked = { now: Date; after: Cursor | null };

/**
 * The open leads of a business, newest job first, one row more than a page; computed, so right at every moment:
 * what matches now, and what it marked interest in, wherever it has moved since.
 */
export function inboxOf(db: Reader, viewer: BusinessViewer, { now, after }: Asked): Promise<InboxRow[]> {
  const { serviceIds, categoryId } = viewer;
  const given = { ...reachOf(viewer, now), afterAt: after?.at ?? null, afterId: after?.id ?? null };
  if (serviceIds.length > 0) return byServices(db, { ...given, serviceIds });
  return byCategory(db, { ...given, categoryId });
}

/** Where a business is and what it may have. */
export const reachOf = ({ id, point, package: bought }: BusinessViewer, now: Date): InReach => ({
  ...point,
  id,
  now,
  cells: cellsInReach(point),
  cellsInside: cellsWithinReach(point),
  isPremium: bought === 'premium',
});

export type InReach = Point & {
  id: string;
  cells: number[];
  cellsInside: number[];
  isPremium: boolean;
  now: Date;
};

type Given = InReach & { afterAt: string | null; afterId: string | null };

/** Each has an index of its own: the services it chose, or all of its category when it chose none. */
const byServices = preparedOnce('lead-inbox', (given: Slots<Given & { serviceIds: string[] }>) =>
  inbox(given, isOfServices(given)),
);
const byCategory = preparedOnce('lead-inbox', (given: Slots<Given & { categoryId: string | null }>) =>
  inbox(given, isOfCategory(given)),
);

/** SQL: the job `j` is the work of a business that chose its services, and of one that chose none. */
export const isOfServices = ({ serviceIds }: Slots<{ serviceIds: string[] }>) =>
  sql`j.service_id = any(${serviceIds}::uuid[])`;
export const isOfCategory = ({ categoryId }: Slots<{ categoryId: string | null }>) =>
  sql`j.category_id = ${categoryId}`;

/** Each half finds its rows in one index; only the rows of the page are then read in full. */
const inbox = (given: Slots<Given>, isTheirWork: RawBuilder<unknown>) =>
  select(columns, pageOf(given, isTheirWork))`
  from page join jobs j on j.id = page.id
  join services s on s.id = j.service_id
  join accounts c on c.id = j.customer_id
  order by page.created_at desc, page.id desc ${onePage}`;

const pageOf = (given: Slots<Given>, isTheirWork: RawBuilder<unknown>) => sql`
  with page as ((${matched(given, isTheirWork)}) union all (${kept(given)}))`;

/**
 * What the index holds of a job decides whether it is in reach, by its cell alone where that lies within reach as a whole.
 * Only then, from the newest down and until the page is full, are the leads of the business looked at. `offset 0` keeps the
 * planner from doing that the other way round.
 */
const matched = (given: Slots<Given>, isTheirWork: RawBuilder<unknown>) => sql`
  select j.id, j.created_at, l.id as lead_id, false as is_interested, l.messages_count
  from (
    ${reached(given, isTheirWork)} and ${isFurtherDown(given)}
    order by j.created_at desc, j.id desc offset 0
  ) j
  left join lateral (
    select l.id, l.status, l.interested_at, l.parted_at, l.messages_count from leads l
    where l.business_id = ${given.id} and l.job_id = j.id offset 0
  ) l on true
  where l.id is null or ${isUnanswered}
  order by j.created_at desc, j.id desc ${onePage}`;

/** SQL: the jobs `j` in reach of a business. */
export const reached = (given: Slots<InReach>, isTheirWork: RawBuilder<unknown>) => sql`
  select j.id, j.created_at from jobs j
    where j.ask_status = 'active' and j.is_offered
      and ${isTheirWork}
      and j.cell = any(${given.cells}::int[])
      and j.id <> all(${jobsBlockedFor(given.id)})
      and (j.open_to_all_from <= ${given.now} or ${given.isPremium}::boolean)
      and (j.cell = any(${given.cellsInside}::int[]) or ${isWithinRadius(pointOf('j'), pointAt(given))})`;

/** SQL: the business has done nothing yet with the lead `l`. */
export const isUnanswered = sql`(l.status = 'open' and l.interested_at is null and l.parted_at is null)`;

const kept = (given: Slots<Given>) => sql`
  select j.id, j.created_at, l.id, true, l.messages_count ${keptBy(given.id)} and ${isFurtherDown(given)}
  order by j.created_at desc, j.id desc ${onePage}`;

type One = { id: string; businessId: BusinessId; now: Date };

/** The lead with this id or of the job with it, if the inbox has it now. */
export const leadInInbox = async (db: Reader, asked: One): Promise<InboxRow | undefined> =>
  (await oneOf(db, asked)).at(0);

const oneOf = preparedOnce('lead-of-inbox', ({ id, businessId, now }: Slots<One>) => {
  const page = sql`
    with page as (
      select j.id as job_id, o.id as lead_id, o.messages_count, o.interested_at is not null as is_interested
      from jobs j left join leads o on o.job_id = j.id and o.business_id = ${businessId}
      where j.id = coalesce(
          (select own.job_id from leads own where own.id = ${id} and own.business_id = ${businessId}), ${id})
        and (o.id is null or o.status = 'open' and o.parted_at is null)
    )`;
  return select(columns, page)`
    from page
    join jobs j on j.id = page.job_id and j.ask_status = 'active' and j.is_offered
    join services s on s.id = j.service_id
    join accounts c on c.id = j.customer_id
    cross join (select ${businessId}::uuid as business_id) l
    where page.is_interested or ${isInReach(now)}`;
});

/** SQL: the leads `l` that a business marked interest in and has not answered otherwise, with their jobs. */
export const keptBy = (id: RawBuilder<string>) => sql`
  from leads l join jobs j on j.id = l.job_id
  where l.business_id = ${id} and l.status = 'open' and l.interested_at is not null and l.parted_at is null
    and j.ask_status = 'active' and j.is_offered`;

const onePage = sql`limit ${sql.lit(PAGE_SIZE + 1)}`;

const isFurtherDown = ({ afterAt, afterId }: Slots<Given>) => sql`(${afterAt}::timestamptz is null
  or (j.created_at, j.id) < (${afterAt}::timestamptz, ${afterId}::uuid))`;

/**
 * Gives each served job of the business its lead row, once, no matter who asks at the same time:
 * from then on the lead has an id and the customer knows that it was seen. Answers job id to lead id.
 */
export async function markSeen(db: Db, businessId: BusinessId, seen: { jobIds: string[]; now: Date }) {
  if (seen.jobIds.length === 0) return new Map<string, string>();
  const rows = seen.jobIds.map((jobId) => ({
    id: newId(),
    job_id: jobId,
    business_id: businessId,
    status: leadLifecycle.starts,
    created_at: seen.now,
  }));
  await db
    .insertInto('leads')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['job_id', 'business_id']).doNothing())
    .execute();
  const leads = await db
    .selectFrom('leads')
    .where('business_id', '=', businessId)
    .where('job_id', 'in', seen.jobIds)
    .select(['job_id', 'id'])
    .execute();
  return new Map(leads.map((lead) => [lead.job_id, lead.id]));
}
