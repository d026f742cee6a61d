import { type Kysely, sql } from 'kysely';
import type { JobStatus } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type Cursor, onePage, type Order, PAGE_SIZE, startOf } from '../../platform/db/page.ts';
import { anyOf, preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { businessOf } from '../actors.ts';
import {
  ENGAGEMENT_STATUSES,
  engagementOf,
  isReviewable,
  itsEngagement,
  jobStatus,
} from '../engagements/index.ts';
import { columnsOf, select, selectList } from '../../platform/db/select-list.ts';
import {
  askColumns,
  jobOutcomeTables,
  noReview,
  ownJobColumns,
  type OwnJobRow,
  reviewTable,
  winnerNamed,
  winnerTables,
  workJobColumns,
  type WorkJobRow,
} from './job-columns.ts';
import { ASK_STATUSES, isAwarded } from './job.lifecycle.ts';
import { hasLongEnded, photosOfJob, type StoredPhoto } from './photos/photo-columns.ts';

/**
 * A job, locked until the transaction ends; one that an admin deleted is there for nobody. Every act on a job, its leads or its quotes takes this lock first:
 * one order of locks, so that two acts on one job wait for each other and never deadlock.
 */
export const lockJob = async (tx: Tx, jobId: string) => withOutcome(tx, await lockById(tx, { jobId }));

/** The same of the job of a lead, for one of the lead's two sides: a stranger locks nothing. */
export const lockJobOfLead = async (tx: Tx, lead: LeadOfSide) => withOutcome(tx, await lockByLead(tx, lead));

type LeadOfSide = { leadId: string; customerId: UserId; businessId: BusinessId | null };

const lockable = (tx: Kysely<DB>) =>
  tx
    .selectFrom('jobs as j')
    .where('j.deleted_at', 'is', null)
    .select(['j.id', 'j.customer_id', 'j.ask_status', 'j.is_active', 'j.is_offered', 'j.tier'])
    .forUpdate();

const lockById = preparedOnce('lock-job', ({ jobId }: Slots<{ jobId: string }>, db) =>
  lockable(db).where('j.id', '=', jobId),
);

const lockByLead = preparedOnce(
  'lock-job-of-lead',
  ({ leadId, customerId, businessId }: Slots<LeadOfSide>, db) =>
    lockable(db)
      .where('j.id', '=', sql<string>`(select job_id from leads where id = ${leadId})`)
      .where(
        sql<boolean>`(j.customer_id = ${customerId}
          or exists (select from leads l where l.id = ${leadId} and l.business_id = ${businessId}))`,
      ),
);

async function withOutcome(tx: Tx, [job]: Awaited<ReturnType<typeof lockById>>) {
  return job && { ...job, ...(await outcomeOf(tx, job)) };
}

export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

type Outcome = { status: JobStatus; engagement_id: string | null; business_id: BusinessId | null };

/**
 * What became of a locked job. A question of its own: in the statement that waits for the lock, PostgreSQL would read the
 * engagement as it was before the wait.
 */
export async function outcomeOf(tx: Tx, job: { id: string; ask_status: string }): Promise<Outcome> {
  if (!isAwarded(job)) return { status: job.ask_status as JobStatus, engagement_id: null, business_id: null };
  const { id, business_id, status } = await engagementOf(tx, job.id);
  return { status, engagement_id: id, business_id };
}

type Asked = { status: string; after: Cursor | null };
type AskedAt = Asked & { now: Date };
type InStatus = Cursor & { status: string };
type OfCustomer = InStatus & { customerId: UserId };
type OfBusiness = InStatus & { businessId: BusinessId; now: Date };

/** The moment and the id of a job stand in its engagement, too. */
const ofJob: Order = [sql`j.created_at`, sql`j.id`];
const ofEngagement: Order = [sql`e.job_created_at`, sql`e.job_id`];
const newestFirst = sql`order by page.created_at desc, page.id desc limit ${sql.lit(PAGE_SIZE + 1)}`;

/** The viewer's own jobs in one status, newest first, one row more than a page. */
export function jobsOfCustomer(db: Db, actor: Actor, { status, after }: Asked): Promise<OwnJobRow[]> {
  return listOf(status)(db, { customerId: actor.userId, status, ...startOf(after) });
}

/** The status is that of the ask, of the engagement, or of either: each begins at the index that has its rows in order. */
function listOf(status: string) {
  if (!ENGAGEMENT_STATUSES.some((known) => known === status)) return asksOf;
  if (ASK_STATUSES.some((known) => known === status)) return endedJobsOf;
  return isReviewable(status) ? reviewableWorkFor : workFor;
}

const askTables = sql`join services s on s.id = j.service_id join accounts c on c.id = j.customer_id`;

const asks = (given: Slots<OfCustomer>) => sql`
  from jobs j ${askTables}
  where j.customer_id = ${given.customerId} and j.ask_status = ${given.status} and j.deleted_at is null
    ${onePage(ofJob, given)}`;

const work = (given: Slots<OfCustomer>, itsReview = sql``) => sql`
  from engagements e join jobs j on j.id = e.job_id ${askTables} ${winnerTables} ${itsReview}
  left join quotes q on q.job_id = e.job_id and q.status = 'accepted'
  where e.customer_id = ${given.customerId} and e.status = ${given.status} and j.deleted_at is null
    ${onePage(ofEngagement, given)}`;

const asksOf = preparedOnce(
  'asks-of-customer',
  (given: Slots<OfCustomer>) => select(askColumns)`${asks(given)}`,
);
/** Nobody looks for a review of work that is not finished. */
const workFor = preparedOnce(
  'work-for-customer',
  (given: Slots<OfCustomer>) => select({ ...ownJobColumns, ...noReview })`${work(given)}`,
);
const reviewableWorkFor = preparedOnce(
  'reviewable-work-for-customer',
  (given: Slots<OfCustomer>) => select(ownJobColumns)`${work(given, reviewTable)}`,
);
const endedJobsOf = preparedOnce(
  'ended-jobs-of-customer',
  (given: Slots<OfCustomer>) => select(columnsOf('page', ownJobColumns))`from (
    (select ${selectList(askColumns)} ${asks(given)})
    union all
    (select ${selectList({ ...ownJobColumns, ...noReview })} ${work(given)})
  ) page ${newestFirst}`,
);

/**
 * The jobs a business won, in progress or finished; or those that were cancelled while its quote was open,
 * with the price of that quote.
 */
export function jobsOfBusiness(db: Db, actor: Actor, { status, after, now }: AskedAt): Promise<WorkJobRow[]> {
  return businessListOf(status)(db, { businessId: businessOf(actor), status, now, ...startOf(after) });
}

function businessListOf(status: string) {
  if (!WON.includes(status)) return lostBy;
  return isReviewable(status) ? reviewableWorkOf : workOf;
}

const WON = ['progress', 'finished'];

/** The winner of each is the viewer: read once, and not for each row. */
const wonColumns = ({ businessId }: Slots<OfBusiness>) => ({
  ...workJobColumns,
  winner: winnerNamed(businessId),
});

const won = (given: Slots<OfBusiness>, itsReview = sql``) => sql`
  from engagements e join jobs j on j.id = e.job_id ${askTables} ${itsReview}
  join quotes q on q.job_id = e.job_id and q.status = 'accepted' join leads l on l.id = q.lead_id
  where e.business_id = ${given.businessId} and e.status = ${given.status} and j.deleted_at is null
    ${onePage(ofEngagement, given)}`;

const workOf = preparedOnce(
  'work-of-business',
  (given: Slots<OfBusiness>) => select({ ...wonColumns(given), ...noReview })`${won(given)}`,
);
const reviewableWorkOf = preparedOnce(
  'reviewable-work-of-business',
  (given: Slots<OfBusiness>) => select(wonColumns(given))`${won(given, reviewTable)}`,
);

/** A business that was not hired is no longer shown the photos once `mayOnPhoto` refuses it their files; nor what came of it. */
const lostColumns = ({ businessId, now }: Slots<OfBusiness>) => ({
  ...workJobColumns,
  finish: sql<null>`null::json`,
  photos: sql<StoredPhoto[] | null>`case
    when e.business_id = ${businessId} or not ${hasLongEnded(now)} then ${photosOfJob} end`,
});

/** Only the jobs of the page are read in full. */
const lostBy = preparedOnce('jobs-lost-by-business', (given: Slots<OfBusiness>) => {
  const page = sql`
    with page as (
      select j.id, j.created_at, q.id as quote_id
      from quotes q join jobs j on j.id = q.job_id ${itsEngagement} join leads l on l.id = q.lead_id
      where q.business_id = ${given.businessId} and q.status = 'closed' and ${jobStatus} = ${given.status}
        and j.deleted_at is null and l.parted_at is null ${onePage(ofJob, given)}
    )`;
  return select(lostColumns(given), page)`
    from page join jobs j on j.id = page.id ${itsEngagement}
    join services s on s.id = j.service_id ${jobOutcomeTables}
    join quotes q on q.id = page.quote_id join leads l on l.id = q.lead_id ${newestFirst}`;
});

const jobLeadColumns = {
  job_id: sql<string>`l.job_id`,
  id: sql<string>`l.id`,
  business_name: sql<string>`b.name`,
  messagesCount: sql<number>`l.messages_count`,
  is_interested: sql<boolean>`l.interested_at is not null`,
  has_written: sql<boolean>`exists (select from messages m where m.lead_id = l.id and m.sender = 'business')`,
};

/**
 * For each job the businesses that marked interest (and so have the number, even if they removed the lead since)
 * or were written to or wrote themselves, and the number of open or accepted quotes.
 */
export async function answersTo(db: Db, jobIds: string[]) {
  const [leads, quotes] = await Promise.all([leadsThatAnswered(db, { jobIds }), countQuotes(db, { jobIds })]);
  return {
    leads: Map.groupBy(leads, (row) => row.job_id),
    quotes: new Map(quotes.map((row) => [row.job_id, row.count])),
  };
}

const leadsThatAnswered = preparedOnce(
  'leads-that-answered',
  ({ jobIds }: Slots<{ jobIds: string[] }>) => select(jobLeadColumns)`
    from leads l join businesses b on b.id = l.business_id
    where l.job_id = ${anyOf(jobIds)} and (l.messages_count > 0 or l.interested_at is not null)
    order by l.created_at, l.id`,
);

const quoteCount = { job_id: sql<string>`job_id`, count: sql<number>`count(*)` };

const countQuotes = preparedOnce(
  'quotes-of-jobs',
  ({ jobIds }: Slots<{ jobIds: string[] }>) => select(quoteCount)`from quotes
    where job_id = ${anyOf(jobIds)} and status in ('pending', 'accepted') group by job_id`,
);

/** The open jobs of a customer that no business may see yet, locked. */
export const waitingJobsOf = (tx: Tx, customerId: UserId) =>
  tx
    .selectFrom('jobs')
    .where('customer_id', '=', customerId)
    .where('ask_status', '=', 'active')
    .where('is_active', '=', true)
    .where('is_offered', '=', false)
    .select(['id', 'tier'])
    .orderBy('id')
    .forUpdate()
    .execute();
