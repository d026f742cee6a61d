import type { Role } from '../../../../contract/words.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts';
import type { UserId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Seal } from '../../../platform/seal.ts';
import { mustHaveCode } from '../authenticator/authenticator.ts';
import type { AccountLimits } from '../limits.ts';
import { hashPassword, isOutdated } from '../password/password.ts';
import { type Proof, proveOwn } from '../proof/prove-own.ts';
import { startSession } from './sessions.ts';

export type LogInDeps = {
  db: Db;
  clock: Clock;
  limits: Pick<AccountLimits, 'perAccount' | 'perNetwork' | 'perDevice' | 'oneTimeCodes'>;
  seal: Seal;
};
type Attempt = Proof & { device: string | null; code?: string | undefined };

/**
 * Signs in and answers the account and its new session's token.
 * @throws Refusal 'bad_credentials', 'account_deactivated', 'one_time_code_required', 'one_time_code_invalid' or
 * 'too_many_requests'
 */
export async function logIn(deps: LogInDeps, attempt: Attempt) {
  // Where the password or the account changed on the way, what was shown is looked at once more.
  const entered = (await enter(deps, attempt)) ?? (await enter(deps, attempt));
  if (!entered) throw new Refusal('bad_credentials');
  return entered;
}

/** Answers null when what was proved did not hold any more by the time the session was to begin. */
async function enter({ seal, ...deps }: LogInDeps, { device, code, ...proof }: Attempt) {
  const { id: accountId, is_active: isActive, ...found } = await proveOwn(deps, proof, 'bad_credentials');
  if (!isActive) throw new Refusal('account_deactivated');
  const now = deps.clock.now();
  const role = found.role as Role;
  if (role === 'admin') await askForCode(deps, { accountId, code, now, seal });
  const token = await inTransaction(deps.db, async (tx) =>
    (await isStillSo(tx, accountId, found.password_hash))
      ? startSession(tx, { accountId, role, device }, now)
      : null,
  );
  if (token && isOutdated(found.password_hash))
    await renewHash(deps.db, accountId, [found.password_hash, proof.password]);
  return token && { accountId, token };
}

/** Who resets a password ends every session there is. One that begins meanwhile waits for that, and is none. */
async function isStillSo(tx: Tx, accountId: UserId, provedHash: string): Promise<boolean> {
  const account = await tx
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where('is_active', '=', true)
    .where('password_hash', '=', provedHash)
    .select('id')
    .forShare()
    .executeTakeFirst();
  return account !== undefined;
}

type Asked = Parameters<typeof mustHaveCode>[1];

/** Tries are counted before a code is looked at, and given back when it was right; asking for one costs none. */
async function askForCode({ db, limits }: Omit<LogInDeps, 'seal'>, asked: Asked): Promise<void> {
  if (asked.code) await limits.oneTimeCodes.take(asked.accountId);
  await mustHaveCode(db, asked);
  if (asked.code) await limits.oneTimeCodes.giveBack(asked.accountId);
}

/** The password is known in this moment only, so now it gets a hash at today's cost (B2). */
async function renewHash(db: Db, accountId: UserId, [old, password]: [old: string, password: string]) {
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', accountId)
    // Somebody may have set another password meanwhile.
    .where('password_hash', '=', old)
    .execute();
}
