import { sql } from 'kysely';
import type { MemberRole } from '../../../contract/words.ts';
import { anyOf, preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { intoOutbox, isCollected, type OutgoingRow, putWanted, type Scope } from '../outbox/index.ts';
import { isToldHere, ring } from './bell/ring.ts';
import { collectLeads, type LeadToMail } from './lead-digests.ts';
import { channelsOf, isSwitchedOn, NOTICE_KIND_NAMES, type NoticeKind, rolesTold } from './kinds.ts';

/** Whom to tell, and as whose people; null for those who are told for themselves. */
type Told = { accountId: UserId; businessId: BusinessId | null; isAnother?: boolean };

/** SQL: of the member `m`; `isAnother`: it is not the first business of this person, so that a notice for it has a key of its own. */
const toldForBusiness = {
  accountId: sql<UserId>`m.account_id`,
  businessId: sql<BusinessId>`m.business_id`,
  isAnother: sql<boolean>`exists (
    select from members o where o.account_id = m.account_id
      and (o.role <> 'owner', o.created_at, o.business_id) < (m.role <> 'owner', m.created_at, m.business_id))`,
};

/** What people are told about: `subjectId` is the job, quote, message or review of the kind. */
type Telling = { kind: NoticeKind; subjectId: string; people: readonly Told[] };

type TellingBusinesses = {
  kind: NoticeKind;
  subjectId: string;
  businessIds: readonly BusinessId[];
  /** Where fewer are to hear of it than of others of its kind. */
  roles?: readonly MemberRole[];
};

/**
 * The same to the people of businesses, each by their own settings. Who is in several of them is told for each, and reads
 * for which.
 */
export async function tellBusinesses(scope: Scope, telling: TellingBusinesses): Promise<void> {
  const { kind, subjectId, businessIds, roles = rolesTold(telling.kind) } = telling;
  if (businessIds.length === 0) return;
  const people = await membersTold(scope.tx, {
    businessIds: [...new Set(businessIds)],
    roles,
  });
  await tellPeople(scope, { kind, subjectId, people });
}

type ToldMembers = { businessIds: BusinessId[]; roles: readonly MemberRole[] };

export const membersTold = preparedOnce(
  'members-told',
  ({ businessIds, roles }: Slots<ToldMembers>) => select(toldForBusiness)`
    from members m
    where m.business_id = ${anyOf(businessIds)} and m.role = any(${roles}::text[]) and m.account_id is not null
    order by m.account_id, m.business_id`,
);

/**
 * Rings the bell of each active account, and queues a notice to it on each channel that is on. The key makes it single: the
 * same person is told of the same thing once for each business, however often this runs.
 */
export async function tellPeople(scope: Scope, { kind, subjectId, people }: Telling): Promise<void> {
  if (isToldHere(kind)) await ring(scope.tx, { kind, subjectId, people, now: scope.now });
  const messages = people.flatMap(({ isAnother, ...told }) =>
    channelsOf(kind).map((channel) => {
      const key = `${kind}:${subjectId}:${told.accountId}:${channel}`;
      return { kind, key: isAnother ? `${key}:${told.businessId}` : key, subjectId, channel, ...told };
    }),
  );
  const put = await putWanted(scope, messages, insertWanted[kind]);
  await collectLeads(scope.tx, put.filter(isCollected).flatMap(leadToMail), scope.now);
}

const leadToMail = ({ id, account_id, business_id }: OutgoingRow): LeadToMail[] =>
  account_id && business_id ? [{ id, account_id, business_id }] : [];

const insertWanted = Object.fromEntries(
  NOTICE_KIND_NAMES.map((kind) => [
    kind,
    intoOutbox(
      'put-notices-in-outbox',
      sql`join notification_settings s on s.account_id = n.account_id join accounts a on a.id = n.account_id
        where a.is_active and ${isSwitchedOn(kind, sql.ref('n.channel'))}`,
    ),
  ]),
) as Record<NoticeKind, ReturnType<typeof intoOutbox>>;
