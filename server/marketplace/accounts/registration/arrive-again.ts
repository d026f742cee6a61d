import type { Role } from '../../../../contract/words.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import type { UserId } from '../../../platform/ids.ts';
import { invalid } from '../../../platform/refusal.ts';
import { perform } from '../../action.ts';
import { actorOf } from '../../actors.ts';
import { visitorClaim } from '../../claims.ts';
import type { Claim } from '../../idempotency.ts';
import { credentialsOf, emailKey } from '../account.queries.ts';
import { type AccountDeps, deviceIn } from '../session/answers.ts';
import { isPassword } from '../password/password.ts';
import { logIn } from '../session/log-in.ts';
import { takenFields } from './taken.ts';

/** A registration's claim. What is kept is whose it became: a session's token stands nowhere. */
export function registrationClaim({ request }: Exchange, email: string, accountId: UserId): Claim | null {
  const claim = visitorClaim(request, emailKey(email));
  return claim && { ...claim, keeps: { accountId } };
}

type Form = { email: string; mobile_number: string; password: string };
type Again = { form: Form; kept: unknown };

/**
 * A repeat of a registration signs in to the account that the first one opened: its answer may have been lost, and its
 * session with it. The password of the form must still be the account's; else the address is taken, as for anybody.
 */
export async function arriveAgain(deps: AccountDeps, { form, kept }: Again, exchange: Exchange) {
  const { market, seal } = deps;
  const account = await credentialsOf(market.db, form.email);
  const isRight = await isPassword(form.password, account?.password_hash ?? null);
  const isTheirs = account?.is_active && account.id === (kept as { accountId: UserId }).accountId;
  if (!account || !isRight || !isTheirs) throw invalid(await takenNow(market, form));
  const input = { provedHash: account.password_hash, device: deviceIn(exchange), code: undefined, seal };
  const actor = actorOf(account.id, account.role as Role);
  const token = await perform(market, logIn, { actor, input });
  if (!token) throw invalid(await takenNow(market, form));
  return { accountId: account.id, token };
}

const takenNow = ({ db, clock }: AccountDeps['market'], { email, mobile_number: mobile }: Form) =>
  takenFields(db, { email, mobile, now: clock.now() });
