import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Db, Reader } from '../../../platform/db/db.ts';
import { newId, type UserId } from '../../../platform/ids.ts';
import { emailKey } from '../account.queries.ts';
import { hashToken, newToken } from '../proof/tokens.ts';

/** A device that does not come back for so long is a stranger again. */
export const KNOWN_DEVICE_DAYS = 180;

const staleBefore = (now: Date): Date => new Date(now.getTime() - KNOWN_DEVICE_DAYS * DAY_MS);

/** The id under which this browser is known to the account with this address; null when it is not. */
export async function knownDevice(
  db: Db,
  { email, token, now }: { email: string; token: string | null; now: Date },
): Promise<string | null> {
  if (!token) return null;
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .where('token_hash', '=', hashToken(token))
    .where('email_key', '=', emailKey(email))
    .where('seen_at', '>', staleBefore(now))
    .select('known_devices.id')
    .executeTakeFirst();
  return found?.id ?? null;
}

/** `known` is the token it was known by, if it was; `sessionToken` that of the session that runs on it, if there is one. */
type Seen = { accountId: UserId; known: string | null; sessionToken: string | null; now: Date };

/**
 * Knows this browser from now on, and answers its new token: one that somebody planted before is worth nothing
 * afterwards. For others who share the browser it stays known.
 */
export async function rememberDevice(db: Reader, { accountId, known, ...seen }: Seen): Promise<string> {
  const token = newToken();
  const hash = hashToken(token);
  if (known)
    await db
      .updateTable('known_devices')
      .set({ token_hash: hash })
      .where('token_hash', '=', hashToken(known))
      .execute();
  await forgetStale(db, accountId, seen.now);
  const { id } = await db
    .insertInto('known_devices')
    .values({ id: newId(), account_id: accountId, token_hash: hash, seen_at: seen.now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'account_id']).doUpdateSet({ seen_at: seen.now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (seen.sessionToken)
    await db
      .updateTable('sessions')
      .set({ known_device_id: id })
      .where('token_hash', '=', hashToken(seen.sessionToken))
      .execute();
  return token;
}

const forgetStale = (db: Reader, accountId: UserId, now: Date) =>
  db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('seen_at', '<=', staleBefore(now))
    .execute();

/** All of an account's but the one that the session of `kept` runs on. */
export async function forgetDevices(db: Reader, accountId: UserId, kept: string | null): Promise<void> {
  const hash = kept === null ? null : hashToken(kept);
  await sql`
    delete from known_devices d where d.account_id = ${accountId} and not exists (
      select from sessions s where s.token_hash = ${hash}::bytea and s.known_device_id = d.id)
  `.execute(db);
}
