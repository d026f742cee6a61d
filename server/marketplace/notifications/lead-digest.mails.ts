import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { kind, type Kinds, type Sending, type Waiting } from '../outbox/index.ts';
import { LEAD_DIGEST } from './lead-digests.ts';
import { isWanted, noticeMail } from './notice.mails.ts';
import { type NoticeDraft, leadsDraft } from './notice-mail-words.ts';
import { type JobFacts, jobFacts, type NoticeReader, readerOf } from './notice.queries.ts';

/** The mail about new leads: of one, or of all that came since the last. */
export const leadDigestMails: Kinds = {
  [LEAD_DIGEST]: kind<Facts>({
    facts: factsOf,
    words: (sending, { reader, businessId, draft }) =>
      noticeMail(sending, { name: 'new-lead', reader, businessId, draft }),
  }),
};

type Facts = { reader: NoticeReader; businessId: BusinessId; draft: NoticeDraft };

/** Those that have gone meanwhile are left out, and a mail with none left is not sent. */
async function factsOf(sending: Sending, waiting: Waiting): Promise<Facts | undefined> {
  const { tx, now } = sending;
  const leads = await leadsOf(tx, { digestId: waiting.id });
  const reader = await readerOf(tx, waiting, 'new-lead');
  const { business_id: businessId } = waiting;
  const isTold = reader && businessId && isWanted('new-lead', 'email', { ...reader, businessId });
  const told = isTold ? await stillNews(sending, { leads, reader, businessId }) : [];
  const toldIds = told.map(({ id }) => id);
  await settleLeads(tx, { ids: leads.map(({ id }) => id), toldIds, now });
  if (!isTold || told.length === 0) return undefined;
  return { reader, businessId, draft: leadsDraft(told.map(({ job }) => job)) };
}

type Lead = { id: string; jobId: string };

const leadColumns = { id: sql<string>`n.id`, jobId: sql<string>`n.subject_id` };

/** In the order in which they came. Locked: whatever else would tell of them waits, and then finds them told. */
const leadsOf = preparedOnce(
  'leads-of-mail',
  ({ digestId }: Slots<{ digestId: string }>) => select(leadColumns)`
    from leads_to_mail l join notices n on n.id = l.notice_id
    where l.digest_id = ${digestId}::uuid and n.status = 'queued' order by n.id for update of n`,
);

type Reading = { leads: readonly Lead[]; reader: NoticeReader; businessId: BusinessId };

async function stillNews({ tx, now }: Sending, { leads, reader, businessId }: Reading) {
  const told: { id: string; job: JobFacts }[] = [];
  for (const { id, jobId } of leads) {
    const asked = { subjectId: jobId, accountId: reader.id, businessId, now };
    const job = await jobFacts(tx, { kind: 'new-lead', ...asked });
    if (job && !job.is_moot) told.push({ id, job });
  }
  return told;
}

type Settled = { ids: string[]; toldIds: string[]; now: Date };

/** In the transaction that marks the mail: if it does not go, they wait on. */
async function settleLeads(tx: Tx, settled: Settled): Promise<void> {
  await markLeads(tx, settled);
  await forgetLeads(tx, settled);
}

const markLeads = preparedOnce(
  'mark-leads-of-mail',
  ({ ids, toldIds, now }: Slots<Settled>) => sql`
    update notices set status = case when id = any(${toldIds}::uuid[]) then 'sent' else 'dropped' end,
      decided_at = ${now}::timestamptz
    where id = any(${ids}::uuid[])`,
);

const forgetLeads = preparedOnce(
  'forget-leads-of-mail',
  ({ ids }: Slots<Settled>) => sql`delete from leads_to_mail where notice_id = any(${ids}::uuid[])`,
);
