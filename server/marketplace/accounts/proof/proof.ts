import type { Actor } from '../../../platform/actor.ts';
import type { Reader } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ownAccount } from '../account.queries.ts';
import { type LogInOrigin, proveOwn, type Prover } from './prove-own.ts';
import { hashToken } from './tokens.ts';

/** For so long a shown password counts: long enough to read what is asked, too short for a device left lying about. */
const PROOF_MINUTES = 15;

type Proof = LogInOrigin & { password: string; sessionToken: string };

/**
 * Takes the password again for this session. Wrong ones count as failed log-ins of the account.
 * @throws Refusal 'wrong_password' or 'too_many_requests'
 */
export async function provePassword(
  deps: Prover,
  actor: Actor,
  { sessionToken, ...proof }: Proof,
): Promise<void> {
  const { email } = await ownAccount(deps.db, actor);
  await proveOwn(deps, { ...proof, email }, 'wrong_password');
  await deps.db
    .updateTable('sessions')
    .set({ proved_at: deps.clock.now() })
    .where('token_hash', '=', hashToken(sessionToken))
    .execute();
}

/**
 * What cannot be taken back, shows everything or leads the account elsewhere is asked for by somebody who knew the
 * password just now: at log-in or since.
 * @throws Refusal 'password_required'
 */
export async function mustHaveProved(db: Reader, sessionToken: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - PROOF_MINUTES * 60_000);
  const proved = await db
    .selectFrom('sessions')
    .where('token_hash', '=', hashToken(sessionToken))
    // It may have ended while the request was on its way.
    .where('ended_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('proved_at', 'created_at'), '>=', since))
    .select('token_hash')
    .executeTakeFirst();
  if (!proved) throw new Refusal('password_required');
}
