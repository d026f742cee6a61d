import { ROLES } from '../../../../contract/words.ts';
import type { Reader } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { ownAccountFor } from '../account.policy.ts';
import { isStillProved } from './prove-own.ts';
import { hashToken } from './tokens.ts';

/** For so long a shown password counts: long enough to read what is asked, too short for a device left lying about. */
const PROOF_MINUTES = 15;

type Proved = { provedHash: string; sessionToken: string };

/** Writes down that the password was shown in this session, as long as it still is the account's. */
export const provePassword = action({
  name: 'provePassword',
  by: ROLES,
  isPersonal: true,
  async run({ tx, now, actor }: Context, { provedHash, sessionToken }: Proved): Promise<[]> {
    const accountId = ownAccountFor(actor, 'provePassword');
    if (!(await isStillProved(tx, accountId, provedHash))) throw new Refusal('wrong_password');
    await tx
      .updateTable('sessions')
      .set({ proved_at: now })
      .where('token_hash', '=', hashToken(sessionToken))
      .where('account_id', '=', accountId)
      .execute();
    return [];
  },
});

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
