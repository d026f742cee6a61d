import { type RawBuilder, sql } from 'kysely';
import type { MemberRole, RateCode, UrgencyCode } from '../../../contract/words.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { type EngagementStatus, itsEngagement } from '../engagements/index.ts';
import type { Waiting } from '../outbox/index.ts';
import type { NoticeKind } from './kinds.ts';
import type { Settings } from './settings.queries.ts';

/** Whom a notice is for as they are and want it now, and what they are by now in the business in whose name they are told. */
export type NoticeReader = Settings & {
  id: UserId;
  member_role: MemberRole | null;
  /** The name of that business, for who acts for another one as well. */
  one_of_several: string | null;
  role: string;
  first_name: string;
  email: string;
  mobile_number: string;
  is_active: boolean;
};

export async function readerOf(
  tx: Tx,
  { account_id, business_id }: Pick<Waiting, 'account_id' | 'business_id'>,
): Promise<NoticeReader | undefined> {
  const { rows } = await sql<NoticeReader>`
    select a.id, a.role, a.first_name, a.email, a.mobile_number, a.is_active,
      (select m.role from members m where m.business_id = ${business_id}::uuid and m.account_id = a.id) as member_role,
      (select b.name from businesses b where b.id = ${business_id}::uuid and exists (
        select from members o where o.account_id = a.id and o.business_id <> b.id)) as one_of_several,
      s.by_email, s.by_sms, s.messages, s.new_job_leads, s.newsletters, s.special_offers, s.recommendations
    from accounts a join notification_settings s on s.account_id = a.id where a.id = ${account_id}
  `.execute(tx);
  return rows[0];
}

/** What a mail about a job needs; the texts of others as they are, to be masked by the mail. */
export type JobFacts = {
  job_title: FreeText;
  job_number: string;
  service_name: string;
  outward: string;
  town: string;
  urgency_code: UrgencyCode;
  wanted_at: Date | null;
  customer_name: string;
  customer_is_gone: boolean;
  business_name: string | null;
  cost_pence: number | null;
  rate_code: RateCode | null;
  rating: number | null;
  finished_by_customer: boolean;
  cancelled_by_customer: boolean;
  /** Of the work, if it is the business's own to do and its job is not deleted, which stands in no list. */
  work_status: EngagementStatus | null;
  /** Meanwhile overtaken by events: not to be sent any more. */
  is_moot: boolean;
};

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
 * SQL: a business that a lead is announced to may have it, and has neither quoted on it nor removed it. Asked of texts alone,
 * which wait for the morning: a mail goes at once.
 */
const isNews = sql`
  reader.channel = 'email' or exists (
    select from members m join businesses o on o.id = m.business_id
    where m.account_id = reader.id and o.id = coalesce(reader.business_id, o.id) and o.leads_until > reader.now
      and not exists (
      select from leads t where t.job_id = j.id and t.business_id = o.id and t.status <> 'open'))`;

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
  kind: JobNoticeKind;
  channel: string;
  subjectId: string;
  accountId: UserId;
  businessId: BusinessId | null;
  now: Date;
};

/** What a notice about a job tells its reader. */
export async function jobFacts(
  tx: Tx,
  { kind, channel, subjectId, accountId, businessId, now }: Asked,
): Promise<JobFacts> {
  const subject = SUBJECTS[kind];
  const { rows } = await sql<JobFacts>`
    select j.title as job_title, j.job_number, s.name as service_name, j.outward, j.town, j.urgency_code, j.wanted_at,
      c.first_name || ' ' || c.last_name as customer_name, c.deleted_at is not null as customer_is_gone,
      b.name as business_name,
      ${kind.startsWith('quote-') ? sql`q.cost_pence, q.rate_code` : sql`null as cost_pence, null as rate_code`},
      ${kind === 'review-received' ? sql`r.rating` : sql`null as rating`},
      exists (select from history h where h.job_id = j.id and h.event = 'job.finished'
        and h.actor_id = j.customer_id) as finished_by_customer,
      exists (select from history h where h.job_id = j.id and h.event = 'job.cancelled'
        and h.actor_id = j.customer_id) as cancelled_by_customer,
      case when e.business_id = ${subject.businessId} and j.deleted_at is null then e.status end as work_status,
      ${subject.isMoot} as is_moot
    from ${subject.from} ${itsEngagement}
    cross join (select ${accountId}::uuid as id, ${businessId}::uuid as business_id, ${now}::timestamptz as now,
      ${channel}::text as channel) reader
    join services s on s.id = j.service_id
    join accounts c on c.id = j.customer_id
    left join businesses b on b.id = ${subject.businessId}
    where ${subject.id} = ${subjectId}
  `.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error(`a notice of the kind ${kind} is about nothing`);
  return facts;
}
