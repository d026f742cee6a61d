import { type RawBuilder, sql } from 'kysely';
import type { BellKind } from '../../../../contract/words.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { type BusinessId, newId, type UserId } from '../../../platform/ids.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { NoticeKind } from '../kinds.ts';

/** SQL: the job of what an entry of this kind is about. */
type JobOf = (subject: RawBuilder<string>) => RawBuilder<unknown>;

const itself: JobOf = (id) => id;
const ofQuote: JobOf = (id) => sql`(select q.job_id from quotes q where q.id = ${id})`;
const ofLead: JobOf = (id) => sql`(select l.job_id from leads l where l.id = ${id})`;
const ofMessage: JobOf = (id) =>
  sql`(select l.job_id from messages m join leads l on l.id = m.lead_id where m.id = ${id})`;
const ofChange: JobOf = (id) => sql`(select r.job_id from job_revisions r where r.id = ${id})`;
const ofWarning: JobOf = (id) => sql`(select w.job_id from closing_warnings w where w.id = ${id})`;
const ofExtra: JobOf = (id) => sql`(select x.job_id from extras x where x.id = ${id})`;
const ofSnag: JobOf = (id) => sql`(select s.job_id from snags s where s.id = ${id})`;
const ofReminder: JobOf = (id) => sql`(select r.job_id from review_reminders r where r.id = ${id})`;
const ofEarlyEnd: JobOf = (id) => sql`(select n.job_id from early_ends n where n.id = ${id})`;
const ofReview: JobOf = (id) => sql`(select r.job_id from reviews r where r.id = ${id})`;
const ofVisit: JobOf = (id) =>
  sql`(select l.job_id from visits v join leads l on l.id = v.lead_id where v.id = ${id})`;
const ofProposal: JobOf = (id) =>
  sql`(select l.job_id from visit_proposals p join visits v on v.id = p.visit_id join leads l on l.id = v.lead_id
    where p.id = ${id})`;
const none: JobOf = () => sql`null::uuid`;

const JOBS: Record<BellKind, JobOf> = {
  interested: ofLead,
  'quote-received': ofQuote,
  'quote-accepted': ofQuote,
  'quote-rejected': ofQuote,
  'quote-withdrawn': ofQuote,
  'quote-revised': ofQuote,
  'quote-declined': ofQuote,
  'quote-ending': ofQuote,
  'quote-expired': ofQuote,
  'extra-proposed': ofExtra,
  'extra-approved': ofExtra,
  'extra-refused': ofExtra,
  'snag-listed': ofSnag,
  'snag-done': ofSnag,
  'end-proposed': ofEarlyEnd,
  'end-declined': ofEarlyEnd,
  'end-lapsed': ofEarlyEnd,
  'message-received': ofMessage,
  'job-changed': ofChange,
  'job-closing': ofWarning,
  'job-expired': itself,
  'job-cancelled': itself,
  'job-finished': itself,
  'review-due': ofReminder,
  'review-answered': ofReview,
  'review-received': ofReview,
  'visit-proposed': ofProposal,
  'visit-moved': ofProposal,
  'visit-agreed': ofProposal,
  'visit-cancelled': ofVisit,
  'visit-tomorrow': ofProposal,
  'visit-soon': ofProposal,
  'visit-on-way': ofProposal,
  'visit-no-show': ofProposal,
  'visit-no-show-disputed': ofProposal,
  'payment-refused': none,
  'payment-due': none,
  'export-ready': none,
};

/** New leads are counted from the inbox itself: a city has fifty a day, and what else the bell says would drown. */
const UNTOLD = { 'new-lead': true } as const satisfies Partial<Record<NoticeKind, true>>;

type ToldHere = Exclude<NoticeKind, keyof typeof UNTOLD>;

/** Whether what people are told of stands in the bell as well. */
export const isToldHere = (kind: NoticeKind): kind is ToldHere => !(kind in UNTOLD);

type Rung = { kind: BellKind; subjectId: string; people: readonly Person[]; now: Date };
type Person = { accountId: UserId; businessId: BusinessId | null };

/** Puts something into the bells of these people, whatever their settings are, once for each thing. */
export async function ring(tx: Tx, { kind, subjectId, people, now }: Rung): Promise<void> {
  if (people.length === 0) return;
  await RINGS[kind](tx, {
    subjectId,
    now,
    ids: people.map(() => newId()),
    accountIds: people.map(({ accountId }) => accountId),
    businessIds: people.map(({ businessId }) => businessId),
  });
}

type Entries = {
  subjectId: string;
  now: Date;
  ids: string[];
  accountIds: UserId[];
  businessIds: (BusinessId | null)[];
};

const ringOf = (kind: BellKind) =>
  preparedOnce(
    'ring-bells, pipelined',
    ({ subjectId, now, ids, accountIds, businessIds }: Slots<Entries>) => sql`
      insert into bell_entries (id, account_id, business_id, kind, job_id, subject_id, created_at)
      select n.id, n.account_id, n.business_id, ${sql.lit(kind)}, ${JOBS[kind](sql<string>`${subjectId}::uuid`)},
        ${subjectId}::uuid, ${now}::timestamptz
      from unnest(${ids}::uuid[], ${accountIds}::uuid[], ${businessIds}::uuid[]) as n (id, account_id, business_id)
      join accounts a on a.id = n.account_id and a.is_active
      on conflict do nothing`,
  );

const RINGS = Object.fromEntries(
  (Object.keys(JOBS) as BellKind[]).map((kind) => [kind, ringOf(kind)]),
) as Record<BellKind, ReturnType<typeof ringOf>>;
