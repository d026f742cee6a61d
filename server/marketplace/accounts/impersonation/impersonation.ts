import { sql } from 'kysely';
import { IMPERSONATION_MINUTES } from '../../../../contract/impersonation.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { select } from '../../../platform/db/select-list.ts';
import { newId, type UserId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashToken, newToken } from '../proof/tokens.ts';

type Start = { adminId: UserId; accountId: UserId; sessionToken: string; reason: string | null; now: Date };

/** Starts a session in which an admin acts as somebody, beside the admin's own one; answers its token. */
export async function startImpersonation(tx: Tx, start: Start): Promise<string> {
  const { adminId, accountId, sessionToken, reason, now } = start;
  const token = newToken();
  await tx
    .insertInto('sessions')
    .columns([
      ...(['id', 'token_hash', 'account_id', 'admin_id', 'parent_id', 'reason'] as const),
      ...(['created_at', 'seen_at', 'expires_at'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .where('token_hash', '=', hashToken(sessionToken))
        .select((of) => [
          of.val(newId()).$castTo<string>().as('id'),
          of.val(hashToken(token)).$castTo<Buffer>().as('token_hash'),
          of.val(accountId).$castTo<string>().as('account_id'),
          of.val(adminId).$castTo<string>().as('admin_id'),
          'sessions.id as parent_id',
          of.val(reason).$castTo<string | null>().as('reason'),
          of.val(now).$castTo<Date>().as('created_at'),
          sql<Date>`${now}::timestamptz`.as('seen_at'),
          of
            .val(new Date(now.getTime() + IMPERSONATION_MINUTES * 60_000))
            .$castTo<Date>()
            .as('expires_at'),
        ]),
    )
    .execute();
  return token;
}

/** When a session in which an admin acts as somebody expires; ISO 8601. */
export async function endOfImpersonation(db: Db, sessionToken: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('sessions')
    .where('token_hash', '=', hashToken(sessionToken))
    .where('admin_id', 'is not', null)
    .select('expires_at')
    .executeTakeFirst();
  return session?.expires_at.toISOString();
}

/** A client that lost the answer may ask again for so long. */
const AGAIN_MS = 60_000;

const endedColumns = (now: Date) => ({
  id: sql<string>`s.id`,
  account_id: sql<UserId>`s.account_id`,
  admin_id: sql<UserId | null>`s.admin_id`,
  parent_id: sql<string>`s.parent_id`,
  is_over: sql<boolean>`s.expires_at <= ${now} or s.ended_at < ${new Date(now.getTime() - AGAIN_MS)} is true`,
  has_parent: sql<boolean>`exists (
    select from sessions p join accounts a on a.id = p.account_id
    where p.id = s.parent_id and p.ended_at is null and p.expires_at > ${now} and a.is_active
      and a.role = 'admin'
  )`,
});

/**
 * Ends acting as somebody, and gives the admin's own session a new token.
 * @throws Refusal 'forbidden' for any other session; 'unauthenticated' when either session is over, or the admin is
 * deactivated, and then both are over
 */
export async function endImpersonation(tx: Tx, sessionToken: string, now: Date) {
  const session = await impersonationOf(tx, sessionToken, now);
  await tx
    .updateTable('sessions')
    .set((eb) => ({ ended_at: eb.fn.coalesce('ended_at', eb.val(now)) }))
    .where('id', '=', session.id)
    .execute();
  const { account_id: accountId, admin_id: adminId } = session;
  if (!session.has_parent) return { accountId, adminId, token: null };
  const token = newToken();
  await tx
    .updateTable('sessions')
    .set({ token_hash: hashToken(token), seen_at: now })
    .where('id', '=', session.parent_id)
    .execute();
  return { accountId, adminId, token };
}

async function impersonationOf(tx: Tx, sessionToken: string, now: Date) {
  const { rows } = await select(endedColumns(now))`
    from sessions s where s.token_hash = ${hashToken(sessionToken)} for update of s
  `.execute(tx);
  const [session] = rows;
  if (!session || session.is_over) throw new Refusal('unauthenticated');
  if (session.admin_id === null) throw new Refusal('forbidden');
  return { ...session, admin_id: session.admin_id };
}

/** More than anybody will ask about. */
const SHOWN = 50;

/** When admins acted in the name of an account. */
export async function activityOf(db: Db, accountId: UserId, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('admin_id', 'is not', null)
    .select(['id', 'reason', 'created_at', 'ended_at', 'expires_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, reason, created_at, ended_at, expires_at }) => {
    const end = ended_at ?? (expires_at <= now ? expires_at : null);
    return { id, reason, startedAt: created_at.toISOString(), endedAt: end?.toISOString() ?? null };
  });
}
