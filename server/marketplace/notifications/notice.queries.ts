import { type RawBuilder, sql } from 'kysely';
import type { JobField, MemberRole, UrgencyCode } from '../../../contract/words.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { type EngagementStatus, itsEngagement } from '../engagements/index.ts';
import { isApart, isBlocked } from '../blocked.ts';
import { isInReach, isTakenUp } from '../jobs/index.ts';
import { type Channel, isOneOfSeveral, type Waiting } from '../outbox/index.ts';
import { isOfVisit, isSwitchedOn, NOTICE_KIND_NAMES, type NoticeKind } from './kinds.ts';
import { laterFacts, laterSubjects } from './later-facts.ts';
import { quoteFacts } from './quote-facts.queries.ts';
import { type VisitFacts, visitFacts } from './visit-facts.queries.ts';

/** Whom a notice is for as they are and want it now, and what they are by now in the business in whose name they are told. */
export type NoticeReader = RowOf<ReturnType<typeof readerIn>>;

type Told = Pick<Waiting, 'account_id' | 'business_id' | 'channel'>;

const readerIn = ({ business_id: businessId, channel }: Slots<Told>, kind: NoticeKind) => ({
  id: sql<UserId>`a.id`,
  member_role: sql<MemberRole | null>`(
    select m.role from members m where m.business_id = ${businessId}::uuid and m.account_id = a.id)`,
  /** The name of that business, for who acts for another one as well. */
  one_of_several: sql<string | null>`(
    select b.name from businesses b where b.id = ${businessId}::uuid and ${isOneOfSeveral(sql`a.id`, sql`b.id`)})`,
  role: sql<string>`a.role`,
  first_name: sql<string>`a.first_name`,
  email: sql<string>`a.email`,
  mobile_number: sql<string>`a.mobile_number`,
  is_active: sql<boolean>`a.is_active`,
  is_switched_on: isSwitchedOn(kind, sql<Channel>`${channel}::text`),
});

export async function readerOf(tx: Tx, told: Told, kind: NoticeKind): Promise<NoticeReader | undefined> {
  const { account_id, business_id, channel } = told;
  const [reader] = await READERS[kind](tx, { account_id, business_id, channel });
  return reader;
}

const readerFor = (kind: NoticeKind) =>
  preparedOnce(
    'notice-reader',
    (told: Slots<Told>) => select(readerIn(told, kind))`
      from accounts a join notification_settings s on s.account_id = a.id where a.id = ${told.account_id}`,
  );

const READERS = Object.fromEntries(NOTICE_KIND_NAMES.map((kind) => [kind, readerFor(kind)])) as Record<
  NoticeKind,
  ReturnType<typeof readerFor>
>;

/** What a mail about a job needs; the texts of others as they are, to be masked by the mail. */
export type JobFacts = RowOf<ReturnType<typeof factsAbout>>;

const factsAbout = (kind: JobNoticeKind, subject: Subject) => ({
  job_id: sql<string>`j.id`,
  /** Of a business that the job is a lead of. */
  lead_id: sql<string | null>`(
    select o.id from leads o where o.job_id = j.id and o.business_id = reader.business_id)`,
  photos: sql<number>`(select count(*) from job_photos p where p.job_id = j.id)`,
  job_title: sql<FreeText>`j.title`,
  job_number: sql<string>`j.job_number`,
  service_name: sql<string>`s.name`,
  outward: sql<string>`j.outward`,
  town: sql<string>`j.town`,
  urgency_code: sql<UrgencyCode>`j.urgency_code`,
  wanted_at: sql<Date | null>`j.wanted_at`,
  customer_name: sql<string>`c.first_name || ' ' || c.last_name`,
  customer_is_gone: sql<boolean>`c.deleted_at is not null`,
  business_name: sql<string | null>`b.name`,
  ...quoteFacts(kind),
  ...laterFacts(kind),
  rating: sql<number | null>`${kind === 'review-received' ? sql`r.rating` : sql`null`}`,
  /** Of the changes that are told of together. */
  changed_fields: sql<JobField[] | null>`${
    kind === 'job-changed'
      ? sql`(select json_agg(distinct f.field) from job_revisions o cross join unnest(o.fields) as f (field)
          where o.job_id = j.id and o.told_at = r.told_at)`
      : sql`null`
  }`,
  has_quoted: sql<boolean>`exists (
    select from quotes p where p.job_id = j.id and p.business_id = reader.business_id and p.status = 'pending')`,
  /** Of a message or a visit: the lead by which its conversation goes; null if its job was deleted. */
  conversation_id: sql<string | null>`${
    kind === 'message-received' || isOfVisit(kind)
      ? sql`case when j.deleted_at is null then l.id end`
      : sql`null::uuid`
  }`,
  visit: sql<VisitFacts | null>`${isOfVisit(kind) ? visitFacts : sql`null::json`}`,
  /** Of a job that closes by itself; `warning_id` is what its link is made of. */
  closes_at: sql<Date | null>`${kind === 'job-closing' ? sql`w.closes_at` : sql`null`}`,
  warning_id: sql<string | null>`${kind === 'job-closing' ? sql`w.id` : sql`null`}`,
  finished_by_customer: isByCustomer('job.finished'),
  cancelled_by_customer: isByCustomer('job.cancelled'),
  /** Of the work, if it is the business's own to do and its job is not deleted, which stands in no list. */
  work_status: sql<EngagementStatus | null>`
    case when e.business_id = ${subject.businessId} and j.deleted_at is null then e.status end`,
  /** Meanwhile overtaken by events: not to be sent any more. */
  is_moot: sql<boolean>`${subject.isMoot}`,
});

const isByCustomer = (event: 'job.finished' | 'job.cancelled') => sql<boolean>`exists (
  select from history h where h.job_id = j.id and h.event = ${event} and h.actor_id = j.customer_id)`;

export type JobNoticeKind = Exclude<NoticeKind, 'export-ready'>;

type Subject = { from: RawBuilder<unknown>; businessId: RawBuilder<unknown>; isMoot: RawBuilder<unknown> };

const never = sql`false`;
const ofJob: Subject = { from: sql`jobs j`, businessId: sql`e.business_id`, isMoot: never };
const ofQuote: Subject = {
  from: sql`quotes q join jobs j on j.id = q.job_id`,
  businessId: sql`q.business_id`,
  isMoot: never,
};

/** SQL: of a quote with a row of its own in this table `d`. */
const ofAnswer = (table: RawBuilder<unknown>) => ({
  id: sql`q.id`,
  from: sql`${table} d join quotes q on q.id = d.quote_id join jobs j on j.id = q.job_id`,
  businessId: sql`q.business_id`,
});

/** SQL: its business cannot send another one any more. */
const isLeadOver = sql`(j.ask_status <> 'active'
  or ${isBlocked({ customer: sql.ref('j.customer_id'), business: sql.ref('q.business_id') })})`;

/**
 * SQL: the job reaches a business that it is announced to, which has not yet marked interest, quoted or removed the lead: both
 * the text and the mail may have waited for hours.
 */
const isNews = sql`exists (
    select from members l
    where l.account_id = reader.id and l.business_id = coalesce(reader.business_id, l.business_id)
      and ${isInReach(sql<Date>`reader.now`)}
      and not exists (
        select from leads t where t.job_id = j.id and t.business_id = l.business_id
          and (t.status <> 'open' or t.interested_at is not null or t.parted_at is not null)))`;

/** SQL: the reader has read the message `m` of the lead `l` in its conversation: the text or the mail may have waited for hours. */
const isRead = sql`exists (
  select from conversations t
  where t.lead_id = l.id and t.account_id = reader.id and t.read_up_to >= m.created_at)`;

/** Where each kind's facts stand, starting from its subject. */
const SUBJECTS: Record<JobNoticeKind, Subject & { id: RawBuilder<unknown> }> = {
  ...laterSubjects,
  'new-lead': {
    ...ofJob,
    id: sql`j.id`,
    isMoot: sql`not (j.ask_status = 'active' and j.is_offered and (${isNews}))`,
  },
  'job-cancelled': { ...ofJob, id: sql`j.id` },
  'job-finished': { ...ofJob, id: sql`j.id` },
  'job-expired': { ...ofJob, id: sql`j.id` },
  'job-changed': {
    from: sql`job_revisions r join jobs j on j.id = r.job_id`,
    businessId: sql`e.business_id`,
    isMoot: sql`((j.ask_status <> 'active' and not (
        e.business_id is not distinct from reader.business_id and e.status = 'progress'))
      or ${isBlocked({ customer: sql.ref('j.customer_id'), business: sql.ref('reader.business_id') })})`,
    id: sql`r.id`,
  },
  'job-closing': {
    from: sql`closing_warnings w join jobs j on j.id = w.job_id`,
    businessId: sql`e.business_id`,
    isMoot: sql`w.ended_at is not null or j.ask_status <> 'active' or ${isTakenUp}`,
    id: sql`w.id`,
  },
  'quote-received': { ...ofQuote, id: sql`q.id`, isMoot: sql`q.status <> 'pending'` },
  'quote-accepted': { ...ofQuote, id: sql`q.id` },
  'quote-rejected': { ...ofQuote, id: sql`q.id` },
  'quote-withdrawn': { ...ofQuote, id: sql`q.id`, isMoot: sql`j.ask_status <> 'active'` },
  'quote-revised': {
    from: sql`quote_revisions v join quotes q on q.id = v.quote_id join quotes o on o.id = v.replaced_id
      join jobs j on j.id = q.job_id`,
    businessId: sql`q.business_id`,
    isMoot: sql`q.status <> 'pending'`,
    id: sql`q.id`,
  },
  'quote-declined': { ...ofAnswer(sql`quote_declines`), isMoot: isLeadOver },
  'quote-ending': { ...ofAnswer(sql`quote_details`), isMoot: sql`q.status <> 'pending'` },
  'quote-expired': { ...ofAnswer(sql`quote_details`), isMoot: isLeadOver },
  'review-due': {
    from: sql`review_reminders v join jobs j on j.id = v.job_id`,
    businessId: sql`e.business_id`,
    isMoot: sql`not j.is_active or j.deleted_at is not null or exists (select from reviews r where r.job_id = j.id)`,
    id: sql`v.id`,
  },
  'review-received': {
    from: sql`reviews r join jobs j on j.id = r.job_id`,
    businessId: sql`r.business_id`,
    isMoot: sql`not r.is_visible`,
    id: sql`r.id`,
  },
  'review-answered': {
    from: sql`reviews r join jobs j on j.id = r.job_id`,
    businessId: sql`r.business_id`,
    isMoot: sql`(not r.is_visible
      or not exists (select from review_answers w where w.review_id = r.id and w.removed_at is null)
      or ${isBlocked({ customer: sql.ref('r.customer_id'), business: sql.ref('r.business_id') })})`,
    id: sql`r.id`,
  },
  'message-received': {
    from: sql`messages m join leads l on l.id = m.lead_id join jobs j on j.id = l.job_id`,
    businessId: sql`l.business_id`,
    // After a block not even what was written before it is delivered.
    isMoot: sql`(${isRead} or ${isApart})`,
    id: sql`m.id`,
  },
};

type Asked = {
  subjectId: string | null;
  accountId: UserId | null;
  businessId: BusinessId | null;
  now: Date;
};

/** What a notice about a job tells its reader; nothing if it is about nothing. */
export async function jobFacts(
  tx: Tx,
  { kind, ...asked }: Asked & { kind: JobNoticeKind },
): Promise<JobFacts | null> {
  const [facts] = await FACTS[kind](tx, asked);
  return facts ?? null;
}

function factsFor(kind: JobNoticeKind, subject: Subject & { id: RawBuilder<unknown> }) {
  return preparedOnce(
    'notice-facts',
    ({ subjectId, accountId, businessId, now }: Slots<Asked>) => select(factsAbout(kind, subject))`
      from ${subject.from} ${itsEngagement}
      cross join (select ${accountId}::uuid as id, ${businessId}::uuid as business_id, ${now}::timestamptz as now) reader
      join services s on s.id = j.service_id
      join accounts c on c.id = j.customer_id
      left join businesses b on b.id = ${subject.businessId}
      where ${subject.id} = ${subjectId}`,
  );
}

const FACTS = Object.fromEntries(
  Object.entries(SUBJECTS).map(([kind, subject]) => [kind, factsFor(kind as JobNoticeKind, subject)]),
) as Record<JobNoticeKind, ReturnType<typeof factsFor>>;
