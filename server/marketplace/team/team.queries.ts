import { sql } from 'kysely';
import { MOST_MEMBERS, type InvitedRole, type OwnBusiness, type Team } from '../../../contract/team.ts';
import type { MemberRole } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashToken } from '../accounts/index.ts';
import { pictureAddress } from '../../../contract/pictures.ts';
import { businessOf } from '../actors.ts';

const memberColumns = {
  account_id: sql<UserId>`m.account_id`,
  role: sql<MemberRole>`m.role`,
  created_at: sql<Date>`m.created_at`,
  name: sql<string>`a.first_name || ' ' || a.last_name`,
  email: sql<string>`a.email`,
  avatar: sql<string | null>`a.avatar`,
};

type OfBusiness = { businessId: BusinessId };

const membersOf = preparedOnce(
  'members',
  ({ businessId }: Slots<OfBusiness>) => select(memberColumns)`
  from members m join accounts a on a.id = m.account_id
  where m.business_id = ${businessId}
  order by m.role <> 'owner', m.created_at, m.account_id`,
);

const invitationsOf = preparedOnce('invitations', ({ businessId }: Slots<OfBusiness>, db) =>
  db
    .selectFrom('invitations')
    .where('business_id', '=', businessId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .select(['id', 'email', 'role', 'created_at', 'expires_at'])
    .orderBy('created_at')
    .orderBy('id'),
);

/** The people of the actor's business, and the invitations that are open. */
export async function teamOf(db: Reader, actor: Actor, now: Date): Promise<Team> {
  const businessId = businessOf(actor);
  const [members, invitations] = await Promise.all([
    membersOf(db, { businessId }),
    invitationsOf(db, { businessId }),
  ]);
  return {
    members: members.map((row) => ({
      id: row.account_id,
      name: row.name,
      email: row.email,
      avatar: pictureAddress(row.avatar),
      role: row.role,
      since: row.created_at.toISOString(),
      isYou: row.account_id === actor.userId,
    })),
    invitations: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role as InvitedRole,
      sentAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      isOver: row.expires_at <= now,
    })),
  };
}

const businessesOf = preparedOnce(
  'own-businesses',
  ({ accountId, now }: Slots<{ accountId: UserId; now: Date }>) =>
    select({
      id: sql<BusinessId>`b.id`,
      name: sql<string>`b.name`,
      role: sql<MemberRole>`m.role`,
      hasLeads: sql<boolean>`b.leads_until > ${now} is true`,
    })`
    from members m join businesses b on b.id = m.business_id
    where m.account_id = ${accountId}
    order by m.role <> 'owner', m.created_at, b.id`,
);

/** The businesses somebody acts for, the own ones first; which of them in this session. */
export async function ownBusinesses(db: Reader, actor: Actor, now: Date): Promise<OwnBusiness[]> {
  const rows = await businessesOf(db, { accountId: actor.userId, now });
  return rows.map((row) => ({ ...row, isCurrent: row.id === actor.businessId }));
}

/** The same as the API answers it. */
export const listBusinesses = async (db: Reader, actor: Actor, now: Date) => ({
  businesses: await ownBusinesses(db, actor, now),
});

/** Of two changes of a team the later waits: how many are in, and who owns the business, stays so meanwhile. */
export const lockTeam = (tx: Tx, businessId: BusinessId) =>
  tx
    .selectFrom('businesses')
    .where('id', '=', businessId)
    .select(['id', 'name', 'owner_id', 'created_at'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/**
 * Lets somebody into a team; who is in already stays as they are. The team is locked.
 * @throws Refusal 'team_full'
 */
export async function admit(
  tx: Tx,
  member: { businessId: BusinessId; accountId: UserId; role: InvitedRole; now: Date },
): Promise<void> {
  const { businessId, accountId, role, now } = member;
  const members = await tx
    .selectFrom('members')
    .where('business_id', '=', businessId)
    .select('account_id')
    .execute();
  if (members.some(({ account_id }) => account_id === accountId)) return;
  if (members.length >= MOST_MEMBERS) throw new Refusal('team_full');
  await tx
    .insertInto('memberships')
    .values({ business_id: businessId, account_id: accountId, role, created_at: now })
    .execute();
}

/** The invitation of a mailed secret, while it is open. */
export async function openInvitation(db: Reader, { token, now }: { token: string; now: Date }) {
  const invitation = await db
    .selectFrom('invitations as i')
    .innerJoin('businesses as b', 'b.id', 'i.business_id')
    .innerJoin('accounts as o', 'o.id', 'b.owner_id')
    .where('i.token_hash', '=', hashToken(token))
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('o.is_active', '=', true)
    .select(['i.id', 'i.business_id', 'i.email', 'i.email_key', 'i.role', 'b.name'])
    .executeTakeFirst();
  if (!invitation) throw new Refusal('invitation_over');
  return { ...invitation, role: invitation.role as InvitedRole };
}

/** The same for an act: the team is locked, and the invitation is looked at again once it is. */
export async function takeUpInvitation(tx: Tx, asked: { token: string; now: Date }) {
  const seen = await openInvitation(tx, asked);
  await lockTeam(tx, seen.business_id);
  const invitation = await openInvitation(tx, asked);
  await tx
    .updateTable('invitations')
    .set({ accepted_at: asked.now })
    .where('id', '=', invitation.id)
    .execute();
  return invitation;
}

/** Whether somebody is in a team already by this invitation: a repeat of joining. */
export async function hasJoinedBy(db: Reader, { userId }: Actor, token: string): Promise<boolean> {
  const { rows } = await sql`
    select from invitations i join accounts a on a.email_key = i.email_key
    join memberships m on m.business_id = i.business_id and m.account_id = a.id
    where i.token_hash = ${hashToken(token)} and i.accepted_at is not null and a.id = ${userId}
  `.execute(db);
  return rows.length > 0;
}

/**
 * Whom an invitation was mailed to, whatever has become of it.
 * @throws Refusal 'invitation_over' for an unknown one
 */
export async function invitedEmail(db: Reader, token: string): Promise<string> {
  const invitation = await db
    .selectFrom('invitations')
    .where('token_hash', '=', hashToken(token))
    .select('email')
    .executeTakeFirst();
  if (!invitation) throw new Refusal('invitation_over');
  return invitation.email;
}

/** What an invitation is for, and whether its address has an account that can join. */
export async function readInvitation(db: Reader, asked: { token: string; now: Date }) {
  const { email, email_key, role, name } = await openInvitation(db, asked);
  const account = await db
    .selectFrom('accounts')
    .where('email_key', '=', email_key)
    .select('role')
    .executeTakeFirst();
  const kind = account?.role === 'business' ? 'business' : 'other';
  return { business: { name }, email, role, account: account ? kind : 'none' } as const;
}
