import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { type Channel, putInOutbox, type Scope } from '../outbox/index.ts';
import { channelsFor, type NoticeKind, rolesTold } from './kinds.ts';

/** Whom to tell, and as whose people; null for those who are told for themselves. */
type Told = { accountId: UserId; businessId: BusinessId | null; isAnother?: boolean };

/** `isAnother`: it is not the first business of this person, so that a notice for it has a key of its own. */
type ToldForBusiness = { accountId: UserId; businessId: BusinessId; isAnother: boolean };

/** What people are told about: `subjectId` is the job, quote, message or review of the kind. */
type Telling = { kind: NoticeKind; subjectId: string; people: readonly Told[] };

type TellingBusinesses = { kind: NoticeKind; subjectId: string; businessIds: readonly BusinessId[] };

/**
 * The same to the people of businesses, each by their own settings. Who is in several of them is told for each, and reads
 * for which.
 */
export async function tellBusinesses(scope: Scope, telling: TellingBusinesses): Promise<void> {
  const { kind, subjectId, businessIds } = telling;
  if (businessIds.length === 0) return;
  const { rows } = await sql<ToldForBusiness>`
    select m.account_id as "accountId", m.business_id as "businessId", exists (
      select from members o where o.account_id = m.account_id
        and (o.role <> 'owner', o.created_at, o.business_id) < (m.role <> 'owner', m.created_at, m.business_id)
    ) as "isAnother"
    from members m
    where m.business_id = any(${sql.val([...new Set(businessIds)])}::uuid[]) and m.role = any(${sql.val(rolesTold(kind))})
      and m.account_id is not null
    order by m.account_id, m.business_id
  `.execute(scope.tx);
  await queueNotices(scope, { kind, subjectId, people: rows });
}

/**
 * Queues a notice to each account on each channel that is on. The key makes it single: the same person is told
 * of the same thing once for each business, however often this runs.
 */
export async function queueNotices(scope: Scope, telling: Telling): Promise<void> {
  const recipients = await recipientsOf(scope.tx, telling);
  const { kind, subjectId } = telling;
  const messages = recipients.map(({ isAnother, ...recipient }) => {
    const key = `${kind}:${subjectId}:${recipient.accountId}:${recipient.channel}`;
    return { kind, key: isAnother ? `${key}:${recipient.businessId}` : key, subjectId, ...recipient };
  });
  await putInOutbox(scope, messages);
}

type Recipient = Told & { channel: Channel };

async function recipientsOf(tx: Tx, { kind, people }: Telling): Promise<Recipient[]> {
  if (people.length === 0) return [];
  const settings = await tx
    .selectFrom('notification_settings')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .where(
      'account_id',
      'in',
      people.map(({ accountId }) => accountId),
    )
    .where('accounts.is_active', '=', true)
    .select(['account_id', 'by_email', 'by_sms', 'messages', 'new_job_leads'])
    .execute();
  const switches = new Map(settings.map(({ account_id, ...rest }) => [account_id, rest]));
  return people.flatMap((told) => {
    const own = switches.get(told.accountId);
    return own ? channelsFor(kind, own).map((channel) => ({ ...told, channel })) : [];
  });
}
