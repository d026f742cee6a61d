import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/db/db.ts';
import type { UserId } from '../../../platform/ids.ts';
import { hashPassword, isPassword } from '../password/password.ts';

export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;

export type CodePurpose = 'password' | 'email';
type Slot = { accountId: UserId; purpose: CodePurpose };

const MINUTE_MS = 60_000;
/** Asked for in place of an unknown account, so that the time of an answer does not tell that a query was left out. */
const NOBODY = '00000000-0000-0000-0000-000000000000' as UserId;

/** Makes a code of six digits and answers it; the one before it is worth nothing from now on. */
export async function makeCode(tx: Tx, slot: Slot & { email: string | null; now: Date }): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    // A million codes are soon tried out on a quick hash.
    code_hash: await hashPassword(code),
    email: slot.email,
    tries_left: CODE_TRIES,
    expires_at: new Date(slot.now.getTime() + CODE_MINUTES * MINUTE_MS),
  };
  await tx
    .insertInto('account_codes')
    .values({ account_id: slot.accountId, purpose: slot.purpose, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
    .execute();
  return code;
}

/** A code that was given rightly, to be used once. */
export type GivenCode = Slot & { hash: string; email: string | null };

/**
 * Takes one of the tries of a code and answers whether it was right: what to use it up with, or null. The try is
 * taken before the code is looked at, so that parallel guesses cannot share one. Takes as long without a code.
 */
export async function tryCode(
  db: Db,
  slot: { accountId: UserId | undefined; purpose: CodePurpose },
  { code, now }: { code: string; now: Date },
): Promise<GivenCode | null> {
  const { accountId, purpose } = slot;
  const row = await db.transaction().execute(async (tx) => {
    // To wait for the disk would tell that there is an account; a crash in that moment gives a try back.
    await sql`set local synchronous_commit = off`.execute(tx);
    return takeTry(tx, { accountId: accountId ?? NOBODY, purpose }, now);
  });
  const isRight = await isPassword(code, row?.code_hash ?? null);
  return isRight && row && accountId ? { accountId, purpose, hash: row.code_hash, email: row.email } : null;
}

const takeTry = (tx: Tx, { accountId, purpose }: Slot, now: Date) =>
  tx
    .updateTable('account_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'email'])
    .executeTakeFirst();

/** Uses a code up; false when somebody was quicker, or a newer one has come. */
export async function spendCode(tx: Tx, { accountId, purpose, hash }: GivenCode): Promise<boolean> {
  const used = await tx
    .deleteFrom('account_codes')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Whatever codes an account has are worth nothing any more. */
export const forgetCodes = (db: Reader, accountId: UserId) =>
  db.deleteFrom('account_codes').where('account_id', '=', accountId).execute();
