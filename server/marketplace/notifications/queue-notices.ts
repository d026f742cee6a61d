import { MEMBER_ROLES } from '../../../contract/words.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type BusinessId, newId, type UserId } from '../../platform/ids.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type Channel, channelsFor, type NoticeKind } from './kinds.ts';

export const SEND_NOTICE = 'send-notice';

/** What people are told about: `subjectId` is the job, quote, message or review of the kind. */
export type Telling = { kind: NoticeKind; subjectId: string; accountIds: readonly UserId[] };

type Scope = { tx: Tx; queue: Queue; now: Date };

type TellingBusinesses = { kind: NoticeKind; subjectId: string; businessIds: readonly BusinessId[] };

/** The same to the people of businesses, each by their own settings. Who works in the field hears of agreed work only. */
export async function tellBusinesses(scope: Scope, telling: TellingBusinesses): Promise<void> {
  const { kind, subjectId, businessIds } = telling;
  if (businessIds.length === 0) return;
  const people = await scope.tx
    .selectFrom('members')
    .where('business_id', 'in', businessIds)
    .where('role', 'in', OF_AGREED_WORK.includes(kind) ? MEMBER_ROLES : ['owner', 'office'])
    .select('account_id')
    .distinct()
    .orderBy('account_id')
    .execute();
  const accountIds = people.flatMap(({ account_id }) => account_id ?? []);
  await queueNotices(scope, { kind, subjectId, accountIds });
}

const OF_AGREED_WORK: readonly NoticeKind[] = ['job-cancelled', 'job-finished'];

/**
 * Queues a notice to each account on each channel that is on. The key makes it single: the same person is told
 * of the same thing once, however often this runs.
 */
export async function queueNotices({ tx, queue, now }: Scope, telling: Telling): Promise<void> {
  const recipients = await recipientsOf(tx, telling);
  if (recipients.length === 0) return;
  const rows = recipients.map(({ accountId, channel }) => ({
    id: newId(),
    key: `${telling.kind}:${telling.subjectId}:${accountId}:${channel}`,
    kind: telling.kind,
    channel,
    account_id: accountId,
    subject_id: telling.subjectId,
    created_at: now,
  }));
  const queued = await tx
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .execute();
  await queue.send(tx, SEND_NOTICE, { jobs: queued.map(({ id }) => ({ noticeId: id })) });
}

type Recipient = { accountId: UserId; channel: Channel };

async function recipientsOf(tx: Tx, { kind, accountIds }: Telling): Promise<Recipient[]> {
  if (accountIds.length === 0) return [];
  const settings = await tx
    .selectFrom('notification_settings')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .where('account_id', 'in', accountIds)
    .where('accounts.is_active', '=', true)
    .select(['account_id', 'by_email', 'by_sms', 'messages', 'new_job_leads'])
    .execute();
  return settings.flatMap(({ account_id: accountId, ...switches }) =>
    channelsFor(kind, switches).map((channel) => ({ accountId, channel })),
  );
}
