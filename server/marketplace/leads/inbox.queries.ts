import { type RawBuilder, sql } from 'kysely';
import type { Db, Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type Cursor, PAGE_SIZE } from '../../platform/db/page.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { Point } from '../../platform/geo/grid.ts';
import { newId, type BusinessId, type UserId } from '../../platform/ids.ts';
import type { BusinessViewer } from '../businesses/index.ts';
import {
  cellsInReach,
  cellsWithinReach,
  isWithinRadius,
  jobSummary,
  pointAt,
  pointOf,
} from '../jobs/index.ts';
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
};

export type InboxRow = RowOf<typeof columns>;

type Asked = { now: Date; after: Cursor | null };

/**
 * The open leads of a business, newest job first, one row more than a page; computed, so right at every moment:
 * what matches now, and what it marked interest in, wherever it has moved since.
 */
export function inboxOf(db: Reader, viewer: BusinessViewer, { now, after }: Asked): Promise<InboxRow[]> {
  const { id, point, serviceIds, categoryId } = viewer;
  const given = {
    ...point,
    id,
    now,
    cells: cellsInReach(point),
    cellsInside: cellsWithinReach(point),
    isPremium: viewer.package === 'premium',
    afterAt: after?.at ?? null,
    afterId: after?.id ?? null,
  };
  if (serviceIds.length > 0) return byServices(db, { ...given, serviceIds });
  return byCategory(db, { ...given, categoryId });
}

type Given = Point & {
  id: string;
  cells: number[];
  cellsInside: number[];
  isPremium: boolean;
  now: Date;
  afterAt: string | null;
  afterId: string | null;
};

/** Each has an index of its own: the services it chose, or all of its category when it chose none. */
const byServices = preparedOnce('lead-inbox', (given: Slots<Given & { serviceIds: string[] }>) =>
  inbox(given, sql`j.service_id = any(${given.serviceIds}::uuid[])`),
);
const byCategory = preparedOnce('lead-inbox', (given: Slots<Given & { categoryId: string | null }>) =>
  inbox(given, sql`j.category_id = ${given.categoryId}`),
);

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
    select j.id, j.created_at from jobs j
    where j.ask_status = 'active' and j.is_offered
      and ${isTheirWork}
      and j.cell = any(${given.cells}::int[])
      and (j.open_to_all_from <= ${given.now} or ${given.isPremium}::boolean)
      and (j.cell = any(${given.cellsInside}::int[]) or ${isWithinRadius(pointOf('j'), pointAt(given))})
      and ${isFurtherDown(given)}
    order by j.created_at desc, j.id desc offset 0
  ) j
  left join lateral (
    select l.id, l.status, l.interested_at, l.messages_count from leads l
    where l.business_id = ${given.id} and l.job_id = j.id offset 0
  ) l on true
  where l.id is null or (l.status = 'open' and l.interested_at is null)
  order by j.created_at desc, j.id desc ${onePage}`;

const kept = (given: Slots<Given>) => sql`
  select j.id, j.created_at, l.id, true, l.messages_count from leads l join jobs j on j.id = l.job_id
  where l.business_id = ${given.id} and l.status = 'open' and l.interested_at is not null
    and j.ask_status = 'active' and j.is_offered
    and ${isFurtherDown(given)}
  order by j.created_at desc, j.id desc ${onePage}`;

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
