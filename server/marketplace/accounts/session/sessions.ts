import { type RawBuilder, sql } from 'kysely';
import type { MemberRole, Role } from '../../../../contract/words.ts';
import type { Actor } from '../../../platform/actor.ts';
import { type Clock, DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import type { Db, Reader } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../../platform/db/select-list.ts';
import { type BusinessId, newId, type UserId } from '../../../platform/ids.ts';
import { sendSignal } from '../../live-signals.ts';
import { rememberStanding, standingColumns, standingOf } from '../../standing.ts';
import { forgetDevices } from './known-devices.ts';
import { hashToken, newToken } from '../proof/tokens.ts';

export const SESSION_DAYS = 30;
const SEEN_EVERY_MS = 5 * 60 * 1000;

/** How long a session lives at all, and how long without being used. */
const WHOLE_MS = { admin: 8 * HOUR_MS, others: SESSION_DAYS * DAY_MS };
const IDLE_MS = { admin: 30 * 60 * 1000, others: 14 * DAY_MS };

const kindOf = (role: Role) => (role === 'admin' ? role : 'others');

/** What was not used since then has lain idle for too long. */
export const idleBefore = (role: Role, now: Date): Date => new Date(now.getTime() - IDLE_MS[kindOf(role)]);

/** Who signs in, and on what: `device` is what its browser says of itself, in our words. */
export type SignIn = { accountId: UserId; role: Role; device: string | null };

/** Starts a session and answers its token, which exists nowhere else. */
export async function startSession(
  db: Reader,
  { accountId, role, device }: SignIn,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + WHOLE_MS[kindOf(role)]);
  await insertSession(db, { id: newId(), hash: hashToken(token), accountId, device, now, expires });
  return token;
}

type Started = Pick<SignIn, 'accountId' | 'device'> & { id: string; hash: Buffer; now: Date; expires: Date };

const insertSession = preparedOnce('start-session', (given: Slots<Started>, db) =>
  db.insertInto('sessions').values({
    id: given.id,
    token_hash: given.hash,
    account_id: given.accountId,
    device: given.device,
    business_id: firstBusinessOf(given.accountId),
    created_at: given.now,
    seen_at: given.now,
    expires_at: given.expires,
  }),
);

/**
 * SQL: the business that somebody begins to act for: the own one, else the one they are in for longest. The session keeps
 * it, so that it never acts for another one unasked.
 */
const firstBusinessOf = (accountId: RawBuilder<UserId>) => sql<BusinessId | null>`(
  select m.business_id from members m join businesses w on w.id = m.business_id
  join accounts o on o.id = w.owner_id and o.is_active
  where m.account_id = ${accountId} order by m.role = 'owner' desc, m.created_at, m.business_id limit 1)`;

/** Ends a session; ending an ended one changes nothing. */
export async function endSessionWith(db: Reader, token: string, now: Date): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .returning(['account_id', 'parent_id'])
    .executeTakeFirst();
  // An admin who logs out while acting as somebody has logged out.
  if (ended?.parent_id)
    await db.updateTable('sessions').set({ ended_at: now }).where('id', '=', ended.parent_id).execute();
  if (ended) await sendSignal(db, { session: ended.account_id });
}

/** Ends every session of an account but the one of `kept`, and knows no other device of it any more. */
export async function endSessionsOf(
  db: Reader,
  accountId: UserId,
  { kept, now }: { kept: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(kept !== null, (query) => query.where('token_hash', '<>', hashToken(kept ?? '')))
    .execute();
  await forgetDevices(db, accountId, kept);
  await sendSignal(db, { session: accountId });
}

/** Signs an account out everywhere, and lets its open pages know. */
export const endAllSessions = ({ tx, now }: { tx: Reader; now: Date }, accountId: UserId): Promise<void> =>
  endSessionsOf(tx, accountId, { kept: null, now });

/** The same session under a new token, for a moment after which an old one should be worth nothing. */
export async function renewSession(db: Reader, token: string): Promise<string> {
  const renewed = newToken();
  await db
    .updateTable('sessions')
    .set({ token_hash: hashToken(renewed) })
    .where('token_hash', '=', hashToken(token))
    .execute();
  return renewed;
}

/** SQL: of a session without a business, how that stands is null. */
const columns = {
  account_id: sql<UserId>`s.account_id`,
  role: sql<Role>`a.role`,
  admin_id: sql<UserId | null>`s.admin_id`,
  business_id: sql<BusinessId | null>`m.business_id`,
  member_role: sql<MemberRole | null>`m.role`,
  seen_at: sql<Date>`s.seen_at`,
  ...standingColumns,
};

/** SQL: an admin must enrol an authenticator before anything else. */
const mustEnrol = (needsCodes: RawBuilder<boolean>) => sql<boolean>`
  ${needsCodes}::boolean and a.role = 'admin' and not exists (
    select from authenticators x where x.account_id = a.id and x.confirmed_at is not null)`;

type Row = RowOf<typeof columns> & { must_enrol: boolean };

/** `needsCodes`: admins need an authenticator here, and may only enrol one until they have. */
export type Rules = { db: Db; clock: Clock; needsCodes: boolean };

/** SQL: an admin acts as somebody only while their own account and session last. */
const isStillAdmin = (now: RawBuilder<Date>) => sql`exists (
  select from accounts x left join sessions p on p.id = s.parent_id
  where x.id = s.admin_id and x.is_active and x.role = 'admin'
    and (s.parent_id is null or (p.ended_at is null and p.expires_at > ${now}))
)`;

type Asked = { hash: Buffer; now: Date; needsCodes: boolean; idleAdmin: Date; idle: Date };

/** Without a business of its own is only a session in which an admin reads as somebody. */
const sessionOf = preparedOnce(
  'session',
  ({ hash, now, needsCodes, idleAdmin, idle }: Slots<Asked>) => select({
    ...columns,
    must_enrol: mustEnrol(needsCodes),
  })`
    from sessions s join accounts a on a.id = s.account_id
    left join lateral (
      select m.business_id, m.role from members m join businesses w on w.id = m.business_id
      join accounts o on o.id = w.owner_id and o.is_active
      where m.account_id = a.id and a.role = 'business' and m.business_id = coalesce(s.business_id, m.business_id)
      order by m.role = 'owner' desc, m.created_at, m.business_id
      limit 1
    ) m on true
    left join businesses b on b.id = m.business_id left join accounts o on o.id = b.owner_id
    where s.token_hash = ${hash} and s.ended_at is null and s.expires_at > ${now}
      and s.seen_at > case a.role when 'admin' then ${idleAdmin}::timestamptz else ${idle}::timestamptz end
      and a.is_active
      and (s.admin_id is null or ${isStillAdmin(now)})`,
);

/**
 * Whose session a token is, or null: unknown, ended, expired, idle for too long, or the account was deactivated. How a
 * business stands is read along: nearly everything it looks at asks for it.
 */
export async function identify(
  { db, clock, needsCodes }: Rules,
  token: string,
  { isUse } = { isUse: true },
): Promise<Actor | null> {
  const now = clock.now();
  const hash = hashToken(token);
  const idle = { idleAdmin: idleBefore('admin', now), idle: idleBefore('customer', now) };
  const [session] = await sessionOf(db, { hash, now, needsCodes, ...idle });
  if (!session) return null;
  if (isUse && now.getTime() - session.seen_at.getTime() > SEEN_EVERY_MS)
    await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', hash).execute();
  const actor = actorOfSession(session);
  if (session.business_id) rememberStanding(actor, standingOf(session));
  return actor;
}

const actorOfSession = (row: Row): Actor => ({
  userId: row.account_id,
  role: row.role,
  businessId: row.business_id,
  memberRole: row.member_role,
  adminId: row.admin_id,
  ...(row.must_enrol && { mustEnrol: true }),
});
