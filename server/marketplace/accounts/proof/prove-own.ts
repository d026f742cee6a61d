import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import type { UserId } from '../../../platform/ids.ts';
import { clientNetwork, type Limit } from '../../../platform/limits.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { credentialsOf, emailKey } from '../account.queries.ts';
import { knownDevice } from '../session/known-devices.ts';
import type { AccountLimits } from '../limits.ts';
import { isPassword } from '../password/password.ts';

/** What proving a password takes. */
export type Prover = {
  db: Db;
  clock: Clock;
  limits: Pick<AccountLimits, 'perAccount' | 'perNetwork' | 'perDevice'>;
};
/** Where a password is tried from: `known` is what the browser remembers of earlier sign-ins. */
export type LogInOrigin = { address: string; known: string | null };
export type Proof = LogInOrigin & { email: string; password: string };

/**
 * Answers the account whose e-mail and password these are. Tries are counted before the password is looked at, so
 * that parallel ones cannot slip past the limit, and given back when it was right.
 * @throws Refusal as told, or 'too_many_requests'
 */
export async function proveOwn(
  deps: Prover,
  proof: Proof,
  refusal: 'bad_credentials' | 'current_password_wrong' | 'wrong_password',
) {
  const counted = await countersOf(deps, proof);
  for (const [limit, key] of counted) await limit.take(key);
  const found = await credentialsOf(deps.db, proof.email);
  if (!(await isPassword(proof.password, found?.password_hash ?? null)) || !found) throw new Refusal(refusal);
  await Promise.all(counted.map(([limit, key]) => limit.giveBack(key)));
  return found;
}

/**
 * Whether a password that was proved a moment ago still is the account's; then it is until this transaction ends, for
 * anybody who sets another one waits.
 */
export async function isStillProved(tx: Tx, accountId: UserId, provedHash: string): Promise<boolean> {
  return (await holdProved(tx, { accountId, provedHash })).length > 0;
}

type Proved = { accountId: UserId; provedHash: string };

const holdProved = preparedOnce('hold-proved', ({ accountId, provedHash }: Slots<Proved>, db) =>
  db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where('is_active', '=', true)
    .where('password_hash', '=', provedHash)
    .select('id')
    .forShare(),
);

/**
 * With what a try is counted: the account and the network, so that guessers get few; on a browser that the account
 * signed in with before, with that browser alone, so that guessers lock nobody out.
 */
async function countersOf(
  { db, clock, limits }: Prover,
  { email, address, known }: Proof,
): Promise<[Limit, string][]> {
  const deviceId = await knownDevice(db, { email, token: known, now: clock.now() });
  if (deviceId) return [[limits.perDevice, deviceId]];
  return [
    [limits.perNetwork, clientNetwork(address)],
    [limits.perAccount, emailKey(email)],
  ];
}
