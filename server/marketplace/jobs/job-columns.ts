import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { eachJobWord } from '../../../contract/job-words.ts';
import type { JobAnswer } from '../../../contract/jobs.ts';
import type {
  ClosedReason,
  JobStatus,
  JobTier,
  MessageSender,
  PropertyCode,
  RateCode,
  UrgencyCode,
} from '../../../contract/words.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import type { RowOf } from '../../platform/db/select-list.ts';
import { jobStatus } from '../engagements/index.ts';
import { answerOfReview, type ReviewRow } from '../review-summary.ts';
import { isInterestAlive } from './disclosure.ts';
import { finishOfJob } from './finish-columns.ts';
import { photosOfJob } from './photos/photo-columns.ts';

/** What a customer answered to a question of the service. */
type StoredAnswer = Omit<z.output<typeof JobAnswer>, 'value'> & { value: FreeText };

/** SQL: what is known of the work of the job `j`, with its service `s`. */
export const jobFacts = {
  ...eachJobWord((word) => sql<FreeText>`j.${sql.ref(word)}`),
  tier: sql<JobTier>`j.tier`,
  service_name: sql<string>`s.name`,
  postcode: sql<string>`j.postcode`,
  outward: sql<string>`j.outward`,
  town: sql<string>`j.town`,
  property_code: sql<PropertyCode>`j.property_code`,
  urgency_code: sql<UrgencyCode>`j.urgency_code`,
  wanted_at: sql<Date | null>`j.wanted_at`,
};

export type JobFactsRow = RowOf<typeof jobFacts>;

/** SQL: what every card of a job shows. */
export const jobSummary = {
  ...jobFacts,
  trade: sql<string>`(select t.slug from work_categories t where t.id = j.category_id)`,
  photos: photosOfJob,
  answers: sql<StoredAnswer[]>`j.answers`,
};

export type JobSummaryRow = RowOf<typeof jobSummary>;

type Winner = { id: string; userName: string; name: string; logo: string | null };

/** SQL: of the business `w` and its owner `wa`. */
const winner = sql<Winner>`json_build_object(
  'id', w.id, 'userName', wa.first_name || ' ' || wa.last_name, 'name', w.name, 'logo', w.logo)`;

/** SQL: the same of one business, whatever the job. */
export const winnerNamed = (id: RawBuilder<BusinessId>) => sql<Winner | null>`(
  select ${winner} from businesses w join accounts wa on wa.id = w.owner_id where w.id = ${id})`;

/** `takes_answer`: no answer to it was taken away. */
type StoredReview = Omit<ReviewRow, 'created_at'> & { created_at: string; takes_answer: boolean };

/** SQL: what a job has come to, from its customer `c`, winner `w`, the winner's owner `wa`, quote `q` and review `r`. */
export const jobOutcome = {
  category_id: sql<string>`j.category_id`,
  winner: sql<Winner | null>`case when w.id is not null then ${winner} end`,
  review: sql<StoredReview | null>`case when r.is_visible then
    json_build_object('id', r.id, 'job_id', r.job_id, 'rating', r.rating, 'comment', r.comment,
      'created_at', r.created_at, 'first_name', c.first_name, 'answer', ${answerOfReview},
      'takes_answer', not exists (
        select from review_answers ra where ra.review_id = r.id and ra.removed_at is not null)) end`,
  cost_pence: sql<number | null>`q.cost_pence`,
  rate_code: sql<RateCode | null>`q.rate_code`,
};

export const winnerTables = sql`
  left join businesses w on w.id = e.business_id
  left join accounts wa on wa.id = w.owner_id`;
export const reviewTable = sql`left join reviews r on r.job_id = j.id`;

/** SQL: the tables of `jobOutcome` around the job `j` and its engagement `e`, but for the quote. */
export const jobOutcomeTables = sql`join accounts c on c.id = j.customer_id ${winnerTables} ${reviewTable}`;

export type JobOutcomeRow = RowOf<typeof jobOutcome>;

type StoredExtras = { pence: number; is_open: boolean };

/** SQL: the extras of the job `j` that were approved, and whether one waits for its answer. */
const extrasOfJob = sql<StoredExtras | null>`(
  select json_build_object('pence', coalesce(sum(x.amount_pence) filter (where x.status = 'approved'), 0),
    'is_open', bool_or(x.status = 'proposed'))
  from extras x where x.job_id = j.id having count(*) > 0)`;

type StoredEarlyEnd = { side: MessageSender; lapses_at: string };

/** SQL: the proposal to end the work on the job `j` early that waits for its answer. */
const earlyEndOfJob = sql<StoredEarlyEnd | null>`(
  select json_build_object('side', n.side, 'lapses_at', n.lapses_at)
  from early_ends n where n.job_id = j.id and n.status = 'proposed')`;

/** SQL: what a side sees of its job `j`, with its service, customer `c`, engagement `e`, winner `w`, quote `q` and review `r`. */
export const jobColumns = {
  ...jobSummary,
  ...jobOutcome,
  extras: extrasOfJob,
  early_end: earlyEndOfJob,
  finish: finishOfJob,
  id: sql<string>`j.id`,
  job_number: sql<string>`j.job_number`,
  status: jobStatus,
  customer_id: sql<UserId>`j.customer_id`,
  business_id: sql<BusinessId | null>`e.business_id`,
  is_active: sql<boolean>`j.is_active`,
  is_offered: sql<boolean>`j.is_offered`,
  created_at: sql<Date>`j.created_at`,
  lat: sql<number>`j.lat`,
  lng: sql<number>`j.lng`,
  customer_name: sql<string>`c.first_name || ' ' || c.last_name`,
  customer_avatar: sql<string | null>`c.avatar`,
  // Once and for all, shown or not.
  is_reviewed: sql<boolean>`r.id is not null`,
};

export type JobRow = RowOf<typeof jobColumns>;

/** SQL: a job for its customer. */
export const ownJobColumns = {
  ...jobColumns,
  closed_reason: sql<ClosedReason | null>`j.closed_reason`,
  lead_id: sql<string | null>`q.lead_id`,
  // What its public profile says, never the number of the account behind it.
  winner_phone: sql<string | null>`coalesce(nullif(w.mobile_number, ''), nullif(w.landline, ''))`,
};

export type OwnJobRow = RowOf<typeof ownJobColumns>;

/** SQL: what stands for the review of work that is not finished: only finished work is reviewed. */
export const noReview = { review: sql<null>`null::json`, is_reviewed: sql<boolean>`false` };

/** SQL: the same of a job that is not awarded, the job `j` with its service `s` and customer `c`: nothing has come of it. */
export const askColumns = {
  ...ownJobColumns,
  ...noReview,
  status: sql<JobStatus>`j.ask_status`,
  business_id: sql<null>`null::uuid`,
  winner: sql<null>`null::json`,
  extras: sql<null>`null::json`,
  early_end: sql<null>`null::json`,
  finish: sql<null>`null::json`,
  cost_pence: sql<null>`null::int`,
  rate_code: sql<null>`null`,
  lead_id: sql<null>`null::uuid`,
  winner_phone: sql<null>`null::text`,
};

/** SQL: a job for the business of the lead `l` that has won it, or had quoted. */
export const workJobColumns = {
  ...jobColumns,
  mobile_number: sql<string>`c.mobile_number`,
  lead_id: sql<string>`l.id`,
  messages_count: sql<number>`l.messages_count`,
  is_interested: isInterestAlive,
};

export type WorkJobRow = RowOf<typeof workJobColumns>;
