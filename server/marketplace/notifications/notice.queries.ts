import { type RawBuilder, sql } from 'kysely';
import type { MemberRole, RateCode, UrgencyCode } from '../../../contract/words.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { type EngagementStatus, itsEngagement } from '../engagements/index.ts';
import { isInReach } from '../jobs/index.ts';
import { type Channel, isOneOfSeveral, type Waiting } from '../outbox/index.ts';
import { isSwitchedOn, NOTICE_KIND_NAMES, type NoticeKind } from './kinds.ts';

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
  cost_pence: sql<number | null>`${kind.startsWith('quote-') ? sql`q.cost_pence` : sql`null`}`,
  rate_code: sql<RateCode | null>`${kind.startsWith('quote-') ? sql`q.rate_code` : sql`null`}`,
  rating: sql<number | null>`${kind === 'review-received' ? sql`r.rating` : sql`null`}`,
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
          and (t.status <> 'open' or t.interested_at is not null)))`;

/** Where each kind's facts stand, starting from its subject. */
const SUBJECTS: Record<JobNoticeKind, Subject & { id: RawBuilder<unknown> }> = {
  'new-lead': {
    ...ofJob,
    id: sql`j.id`,
    isMoot: sql`not (j.ask_status = 'active' and j.is_offered and (${isNews}))`,
  },
  'job-cancelled': { ...ofJob, id: sql`j.id` },
  'job-finished': { ...ofJob, id: sql`j.id` },
  'quote-received': { ...ofQuote, id: sql`q.id`, isMoot: sql`q.status <> 'pending'` },
  'quote-accepted': { ...ofQuote, id: sql`q.id` },
  'quote-rejected': { ...ofQuote, id: sql`q.id` },
  'quote-withdrawn': { ...ofQuote, id: sql`q.id`, isMoot: sql`j.ask_status <> 'active'` },
  'review-received': {
    from: sql`reviews r join jobs j on j.id = r.job_id`,
    businessId: sql`r.business_id`,
    isMoot: sql`not r.is_visible`,
    id: sql`r.id`,
  },
  'message-received': {
    from: sql`messages m join leads l on l.id = m.lead_id join jobs j on j.id = l.job_id`,
    businessId: sql`l.business_id`,
    isMoot: never,
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
