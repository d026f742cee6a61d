import type { Tx } from '../../platform/db/db.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { type Channel, putInOutbox, type Scope } from '../outbox/index.ts';
import { channelsFor, type NoticeKind, rolesTold } from './kinds.ts';

/** Whom to tell, and as whose people; null for those who are told for themselves. */
type Told = { accountId: UserId; businessId: BusinessId | null };

/** What people are told about: `subjectId` is the job, quote, message or review of the kind. */
type Telling = { kind: NoticeKind; subjectId: string; people: readonly Told[] };

type TellingBusinesses = { kind: NoticeKind; subjectId: string; businessIds: readonly BusinessId[] };

/** The same to the people of businesses, each by their own settings; once to a person who is in several of them. */
export async function tellBusinesses(scope: Scope, telling: TellingBusinesses): Promise<void> {
  const { kind, subjectId, businessIds } = telling;
  if (businessIds.length === 0) return;
  const people = await scope.tx
    .selectFrom('members')
    .where('business_id', 'in', businessIds)
    .where('role', 'in', rolesTold(kind))
    .select(['account_id', 'business_id'])
    .distinctOn('account_id')
    .orderBy('account_id')
    .orderBy('business_id')
    .execute();
  const told = people.flatMap(({ account_id: accountId, business_id: businessId }) =>
    accountId ? [{ accountId, businessId }] : [],
  );
  await queueNotices(scope, { kind, subjectId, people: told });
}

/**
 * Queues a notice to each account on each channel that is on. The key makes it single: the same person is told
 * of the same thing once, however often this runs.
 */
export async function queueNotices(scope: Scope, telling: Telling): Promise<void> {
  const recipients = await recipientsOf(scope.tx, telling);
  const { kind, subjectId } = telling;
  const messages = recipients.map((recipient) => ({
    kind,
    key: `${kind}:${subjectId}:${recipient.accountId}:${recipient.channel}`,
    subjectId,
    ...recipient,
  }));
  await putInOutbox(scope, messages);
}

type Recipient = Told & { channel: Channel };

async function recipientsOf(tx: Tx, { kind, people }: Telling): Promise<Recipient[]> {
  if (people.length === 0) return [];
  const businesses = new Map(people.map(({ accountId, businessId }) => [accountId, businessId]));
  const settings = await tx
    .selectFrom('notification_settings')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .where('account_id', 'in', [...businesses.keys()])
    .where('accounts.is_active', '=', true)
    .select(['account_id', 'by_email', 'by_sms', 'messages', 'new_job_leads'])
    .execute();
  return settings.flatMap(({ account_id: accountId, ...switches }) => {
    const businessId = businesses.get(accountId) ?? null;
    return channelsFor(kind, switches).map((channel) => ({ accountId, businessId, channel }));
  });
}
