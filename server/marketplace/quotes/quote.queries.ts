import { type RawBuilder, sql } from 'kysely';
import type { JobStatus, QuoteStatus, RateCode } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { type Cursor, onePage, type Order, startOf } from '../../platform/db/page.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { notFound } from '../../platform/refusal.ts';
import { businessOf } from '../actors.ts';
import { itsEngagement, jobStatus } from '../engagements/index.ts';
import { changedSince, isInterestAlive, jobSummary, type LockedJob, lockJob } from '../jobs/index.ts';
import { ratingColumns } from '../review-summary.ts';
import { detailOfQuote } from './detail/detail-column.ts';
import { fileOfQuote } from './file/quote-file.ts';
import { mayOnQuote } from './quote.policy.ts';
import { earlierThan } from './revised/earlier-quotes.ts';

const found = {
  id: sql<string>`q.id`,
  jobId: sql<string>`q.job_id`,
  leadId: sql<string>`q.lead_id`,
  status: sql<QuoteStatus>`q.status`,
  customerId: sql<UserId>`j.customer_id`,
  businessId: sql<BusinessId>`q.business_id`,
  isBusinessActive: sql<boolean>`a.is_active`,
  fileId: sql<string | null>`q.file_id`,
};

type Found = RowOf<typeof found>;

/**
 * A quote that the viewer is a side of, for an act on it: its job is locked first, then the quote is read
 * as it is now. A rival's quote does not exist for him.
 */
export async function quoteForAct(
  tx: Tx,
  actor: Actor,
  quoteId: string,
): Promise<{ quote: Found; job: LockedJob }> {
  const seen = await findQuote(tx, quoteId);
  if (!seen || !mayOnQuote.may('read', actor, seen)) throw notFound();
  const job = await lockJob(tx, seen.jobId);
  const quote = await findQuote(tx, quoteId);
  if (!job || !quote) throw notFound();
  return { quote, job };
}

async function findQuote(tx: Tx, quoteId: string): Promise<Found | undefined> {
  const { rows } = await select(found)`
    from quotes q join jobs j on j.id = q.job_id join businesses b on b.id = q.business_id
      join accounts a on a.id = b.owner_id
    where q.id = ${quoteId} and j.deleted_at is null
  `.execute(tx);
  return rows[0];
}

/** What a quote says and who sent it, without the job. */
export const responseColumns = {
  id: sql<string>`q.id`,
  lead_id: sql<string>`q.lead_id`,
  job_status: jobStatus,
  is_offered: sql<boolean>`j.is_offered`,
  customer_id: sql<UserId>`j.customer_id`,
  business_id: sql<BusinessId>`q.business_id`,
  winner_id: sql<BusinessId | null>`e.business_id`,
  status: sql<QuoteStatus>`q.status`,
  cost_pence: sql<number>`q.cost_pence`,
  rate_code: sql<RateCode>`q.rate_code`,
  comments: sql<FreeText | null>`q.comments`,
  detail: detailOfQuote,
  file: fileOfQuote,
  created_at: sql<Date>`q.created_at`,
  sent_before_change: sql<boolean>`coalesce(q.created_at < j.revised_at, false)`,
  earlier: earlierThan,
  messages_count: sql<number>`l.messages_count`,
  is_interested: sql<boolean>`${isInterestAlive}`,
  business_name: sql<string>`b.name`,
  business_logo: sql<string | null>`b.logo`,
  business_user_name: sql<string>`sender.first_name || ' ' || sender.last_name`,
  business_avatar: sql<string | null>`sender.avatar`,
  is_business_active: sql<boolean>`a.is_active`,
  ...ratingColumns,
};

export type ResponseRow = RowOf<typeof responseColumns>;

const columns = {
  ...jobSummary,
  ...responseColumns,
  job_id: sql<string>`q.job_id`,
  job_number: sql<string>`j.job_number`,
  job_created_at: sql<Date>`j.created_at`,
  is_active: sql<boolean>`j.is_active`,
  changed: changedSince(sql`q.lead_id`),
  customer_name: sql<string>`c.first_name || ' ' || c.last_name`,
  mobile_number: sql<string>`c.mobile_number`,
};

export type QuoteRow = RowOf<typeof columns>;

/** Of a job that is not awarded, so that nobody looks for its engagement. */
export const notAwarded = { job_status: sql<JobStatus>`j.ask_status`, winner_id: sql<null>`null` };

const openColumns = { ...columns, ...notAwarded };

/** SQL: what the columns of a quote are read from, besides its own row and its job's. */
export const quoteTables = sql`
  join services s on s.id = j.service_id
  join leads l on l.id = q.lead_id join accounts c on c.id = j.customer_id
  join businesses b on b.id = q.business_id join accounts a on a.id = b.owner_id
  left join accounts p on p.id = q.author_id and p.deleted_at is null
  join accounts sender on sender.id = coalesce(p.id, a.id)`;

const newestFirst: Order = [sql`q.created_at`, sql`q.id`];

/** Open quotes on the viewer's active jobs, or the viewer's own open quotes; one row more than a page. */
export function openQuotesFor(db: Db, actor: Actor, after: Cursor | null): Promise<QuoteRow[]> {
  const from = startOf(after);
  if (actor.role === 'customer') return openQuotesToCustomer(db, { ...from, customerId: actor.userId });
  return openQuotesOfBusiness(db, { ...from, businessId: businessOf(actor) });
}

const openQuotesToCustomer = preparedOnce(
  'open-quotes-to-customer',
  (given: Slots<Cursor & { customerId: UserId }>) =>
    openQuotes(given, sql`j.customer_id = ${given.customerId}`),
);
const openQuotesOfBusiness = preparedOnce(
  'open-quotes-of-business',
  (given: Slots<Cursor & { businessId: BusinessId }>) =>
    openQuotes(given, sql`q.business_id = ${given.businessId}`),
);

const openQuotes = (from: Slots<Cursor>, isTheirs: RawBuilder<unknown>) => select(openColumns)`
  from quotes q join jobs j on j.id = q.job_id ${quoteTables}
  where ${isTheirs} and ${isOpenQuote} ${onePage(newestFirst, from)}`;

/** SQL: the quote `q` on the job `j` waits for its customer's answer. */
export const isOpenQuote = sql`(q.status = 'pending' and j.ask_status = 'active')`;

type OnJob = Cursor & { jobId: string; customerId: UserId };

/**
 * The open and accepted quotes on the viewer's job; one row more than a page.
 * @throws Refusal 'not_found' when the job is not the viewer's
 */
export async function quotesOnJob(db: Db, actor: Actor, asked: { jobId: string; after: Cursor | null }) {
  const job = { jobId: asked.jobId, customerId: actor.userId };
  const quotes = await quotesOnOwnJob(db, { ...job, ...startOf(asked.after) });
  // No quote, or no job of theirs.
  if (quotes.length === 0 && (await ownJob(db, job)).length === 0) throw notFound();
  return quotes;
}

const isOwnJob = ({ jobId, customerId }: Slots<Omit<OnJob, keyof Cursor>>) =>
  sql`j.id = ${jobId} and j.customer_id = ${customerId} and j.deleted_at is null`;

const quotesOnOwnJob = preparedOnce(
  'quotes-on-job',
  (given: Slots<OnJob>) => select(columns)`
  from jobs j join quotes q on q.job_id = j.id ${itsEngagement} ${quoteTables}
  where ${isOwnJob(given)} and q.status in ('pending', 'accepted') ${onePage(newestFirst, given)}`,
);

/** A quote that its customer can read, so an open or accepted one. */
export const quoteOf = preparedOnce(
  'quote-of',
  ({ quoteId }: Slots<{ quoteId: string }>) => select(columns)`
  from quotes q join jobs j on j.id = q.job_id ${itsEngagement} ${quoteTables}
  where q.id = ${quoteId} and j.deleted_at is null and q.status in ('pending', 'accepted')`,
);

const ownJob = preparedOnce(
  'own-job',
  (given: Slots<Omit<OnJob, keyof Cursor>>) => select({ id: sql<string>`j.id` })`
  from jobs j where ${isOwnJob(given)}`,
);
