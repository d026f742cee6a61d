import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Seal } from '../../platform/seal.ts';
import type { Role } from '../../../contract/words.ts';
import { mustHaveCode } from './authenticator.ts';
import type { AccountLimits } from './limits.ts';
import { hashPassword, isOutdated } from './password.ts';
import { type Proof, proveOwn } from './prove-own.ts';
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
export async function logIn({ seal, ...deps }: LogInDeps, { device, code, ...proof }: Attempt) {
  const { id: accountId, is_active: isActive, ...found } = await proveOwn(deps, proof, 'bad_credentials');
  if (!isActive) throw new Refusal('account_deactivated');
  const now = deps.clock.now();
  const role = found.role as Role;
  if (role === 'admin') await askForCode(deps, { accountId, code, now, seal });
  if (isOutdated(found.password_hash))
    await renewHash(deps.db, accountId, [found.password_hash, proof.password]);
  return { accountId, token: await startSession(deps.db, { accountId, role, device }, now) };
}

type Asked = Parameters<typeof mustHaveCode>[1];

/** Tries are counted before a code is looked at, and given back when it was right; asking for one costs none. */
async function askForCode({ db, limits }: Omit<LogInDeps, 'seal'>, asked: Asked): Promise<void> {
  if (asked.code) await limits.oneTimeCodes.take(asked.accountId);
  await mustHaveCode(db, asked);
  if (asked.code) await limits.oneTimeCodes.giveBack(asked.accountId);
}

/** The password is known in this moment only, so now it gets a hash at today's cost (B2). */
async function renewHash(db: Db, accountId: string, [old, password]: [old: string, password: string]) {
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', accountId)
    // Somebody may have set another password meanwhile.
    .where('password_hash', '=', old)
    .execute();
}
