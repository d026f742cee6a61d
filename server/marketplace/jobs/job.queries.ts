import { sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type Cursor, PAGE_SIZE } from '../../platform/db/page.ts';
import type { UserId } from '../../platform/ids.ts';
import { businessOf } from '../actors.ts';
import { isInterestAlive } from './disclosure.ts';
import type { JobLead, OwnJobRow, WorkJobRow } from './job.views.ts';

/**
 * A job, locked until the transaction ends; one that an admin deleted is there for nobody. Every act on a job, its leads or its quotes takes this lock first:
 * one order of locks, so that two acts on one job wait for each other and never deadlock.
 */
export const lockJob = (tx: Tx, jobId: string) =>
  tx
    .selectFrom('jobs')
    .where('id', '=', jobId)
    .where('deleted_at', 'is', null)
    .select(['id', 'customer_id', 'business_id', 'status', 'is_active', 'is_offered', 'tier'])
    .select(['service_id', 'category_id', 'lat', 'lng', 'open_to_all_from', 'created_at'])
    .forUpdate()
    .executeTakeFirst();

export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

const jobColumns = sql`
  j.id, j.job_number, j.status, j.category_id, j.customer_id, j.business_id, j.is_active, j.is_offered, j.created_at,
  j.title, j.description, j.tier, s.name as service_name, j.postcode, j.outward, j.town, j.property,
  j.urgency, j.wanted_at, j.answers, j.lat, j.lng,
  c.first_name || ' ' || c.last_name as customer_name, c.avatar as customer_avatar,
  case when w.id is not null then json_build_object(
    'id', w.id, 'userName', wa.first_name || ' ' || wa.last_name, 'name', w.name, 'logo', w.logo
  ) end as winner,
  r.id is not null as is_reviewed,
  case when r.is_visible then json_build_object(
    'id', r.id, 'job_id', r.job_id, 'rating', r.rating, 'comment', r.comment, 'created_at', r.created_at,
    'first_name', c.first_name
  ) end as review`;

const jobTables = sql`
  jobs j join services s on s.id = j.service_id
  join accounts c on c.id = j.customer_id
  left join businesses w on w.id = j.business_id
  left join accounts wa on wa.id = w.owner_id
  left join reviews r on r.job_id = j.id`;

type Asked = { status: string; after: Cursor | null };

const olderThan = (after: Cursor | null) =>
  after ? sql`and (j.created_at, j.id) < (${new Date(after.at)}, ${after.id}::uuid)` : sql``;

const newestFirst = sql`order by j.created_at desc, j.id desc limit ${sql.lit(PAGE_SIZE + 1)}`;

/** The viewer's own jobs in one status, newest first, one row more than a page. */
export async function jobsOfCustomer(db: Db, actor: Actor, { status, after }: Asked): Promise<OwnJobRow[]> {
  const { rows } = await sql<OwnJobRow>`
    select ${jobColumns}, q.cost_pence, q.rate_type, l.id as lead_id, l.messages_count
    from ${jobTables} left join quotes q on q.job_id = j.id and q.status = 'accepted'
    left join leads l on l.id = q.lead_id
    where j.customer_id = ${actor.userId} and j.status = ${status} and j.deleted_at is null
      ${olderThan(after)} ${newestFirst}
  `.execute(db);
  return rows;
}

const WON = ['progress', 'finished'];

/**
 * The jobs a business won, in progress or finished; or those that were cancelled while its quote was open,
 * with the price of that quote.
 */
export async function jobsOfBusiness(db: Db, actor: Actor, { status, after }: Asked): Promise<WorkJobRow[]> {
  const business = businessOf(actor);
  const isTheirs = WON.includes(status)
    ? sql`j.business_id = ${business} and q.status = 'accepted'`
    : sql`q.status = 'closed'`;
  const { rows } = await sql<WorkJobRow>`
    select ${jobColumns}, q.cost_pence, q.rate_type, c.mobile_number,
      l.id as lead_id, l.messages_count,
      ${isInterestAlive} as is_interested
    from ${jobTables} join quotes q on q.job_id = j.id and q.business_id = ${business}
    join leads l on l.id = q.lead_id
    where j.status = ${status} and ${isTheirs} and j.deleted_at is null
      ${olderThan(after)} ${newestFirst}
  `.execute(db);
  return rows;
}

/**
 * For each job the businesses that marked interest (and so have the number, even if they removed the lead since)
 * or wrote, and the number of open or accepted quotes.
 */
export async function answersTo(db: Db, jobIds: string[]) {
  const leads = sql<JobLead & { job_id: string }>`
    select l.job_id, l.id, b.name as business_name, l.messages_count as "messagesCount",
      l.interested_at is not null as is_interested
    from leads l join businesses b on b.id = l.business_id
    where l.job_id = any(${jobIds}::uuid[])
      and (l.messages_count > 0 or l.interested_at is not null)
    order by l.created_at, l.id`;
  const quotes = sql<{ job_id: string; count: number }>`
    select job_id, count(*) as count from quotes
    where job_id = any(${jobIds}::uuid[]) and status in ('pending', 'accepted') group by job_id`;
  const [leadRows, quoteRows] = await Promise.all([leads.execute(db), quotes.execute(db)]);
  return {
    leads: Map.groupBy(leadRows.rows, (row) => row.job_id),
    quotes: new Map(quoteRows.rows.map((row) => [row.job_id, row.count])),
  };
}

/** The open jobs of a customer that no business may see yet, locked. */
export const waitingJobsOf = (tx: Tx, customerId: UserId) =>
  tx
    .selectFrom('jobs')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')
    .where('is_active', '=', true)
    .where('is_offered', '=', false)
    .select(['id', 'tier'])
    .orderBy('id')
    .forUpdate()
    .execute();
