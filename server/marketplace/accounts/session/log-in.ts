import type { LogIn, SignedIn } from '../../../../contract/accounts.ts';
import { ROLES, type Role } from '../../../../contract/words.ts';
import type * as z from 'zod/mini';
import type { Db } from '../../../platform/db/db.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import type { UserId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Seal } from '../../../platform/seal.ts';
import { action, type Context, perform } from '../../action.ts';
import { actorOf } from '../../actors.ts';
import { ownAccountFor } from '../account.policy.ts';
import { mustHaveCode } from '../authenticator/authenticator.ts';
import { hashPassword, isOutdated } from '../password/password.ts';
import { isStillProved, proveOwn } from '../proof/prove-own.ts';
import { type AccountDeps, answerArrival, deviceIn, originOf } from './answers.ts';
import { startSession } from './sessions.ts';

type Credentials = z.output<typeof LogIn>;

/** Signs in, and answers the account and its new session's token. */
export async function answerLogIn(
  deps: AccountDeps,
  credentials: Credentials,
  exchange: Exchange,
): Promise<z.input<typeof SignedIn>> {
  // Where the password or the account changed on the way, what was shown is looked at once more.
  const started = (await enter(deps, credentials, exchange)) ?? (await enter(deps, credentials, exchange));
  if (!started) throw new Refusal('bad_credentials');
  return answerArrival(deps, started, exchange);
}

/**
 * Answers null when what was proved did not hold any more by the time the session was to begin.
 * @throws Refusal 'bad_credentials', 'account_deactivated', 'one_time_code_required', 'one_time_code_invalid' or
 * 'too_many_requests'
 */
async function enter({ market, limits, seal }: AccountDeps, given: Credentials, exchange: Exchange) {
  const { code, ...credentials } = given;
  const proof = { ...credentials, ...originOf(exchange) };
  const account = await proveOwn({ ...market, limits }, proof, 'bad_credentials');
  if (!account.is_active) throw new Refusal('account_deactivated');
  const { id: accountId, password_hash: provedHash } = account;
  const actor = actorOf(accountId, account.role as Role);
  const isTry = actor.role === 'admin' && Boolean(code);
  // Tries are counted before a code is looked at, and given back when it was right; asking for one costs none.
  if (isTry) await limits.oneTimeCodes.take(accountId);
  const input = { provedHash, device: deviceIn(exchange), code, seal };
  const token = await perform(market, logIn, { actor, input });
  if (isTry) await limits.oneTimeCodes.giveBack(accountId);
  if (token && isOutdated(provedHash))
    await renewHash(market.db, accountId, [provedHash, credentials.password]);
  return token && { accountId, token };
}

type Entry = { provedHash: string; device: string | null; code: string | undefined; seal: Seal };

/**
 * Starts a session for somebody who has proved the password, and answers its token; null when the password is the
 * account's no longer.
 */
export const logIn = action({
  name: 'logIn',
  by: ROLES,
  account: 'opens',
  async run({ tx, now, actor }: Context, { provedHash, device, ...given }: Entry): Promise<string | null> {
    const accountId = ownAccountFor(actor, 'logIn');
    // A password reset ends every session there is. One that begins meanwhile waits for that, and is none.
    if (!(await isStillProved(tx, accountId, provedHash))) return null;
    if (actor.role === 'admin') await mustHaveCode(tx, { ...given, accountId, now });
    return startSession(tx, { accountId, role: actor.role, device }, now);
  },
});

/** The password is known in this moment only, so now it gets a hash at today's cost. */
async function renewHash(db: Db, accountId: UserId, [old, password]: [old: string, password: string]) {
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', accountId)
    // Somebody may have set another password meanwhile.
    .where('password_hash', '=', old)
    .execute();
}
