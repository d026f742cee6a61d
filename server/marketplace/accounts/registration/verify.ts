import type { Role } from '../../../../contract/words.ts';
import { isFromBrowser, refuseCrossSite, signedIn } from '../../../platform/http/door.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { perform } from '../../action.ts';
import { actorOf } from '../../actors.ts';
import { keyedClaim } from '../../claims.ts';
import type { Claim } from '../../idempotency.ts';
import { nothingAgain, repeatable } from '../../repeatable.ts';
import { sendVerification } from './send-verification.ts';
import { verifyByLink, verifyByReference } from './verify-account.ts';
import type { AccountDeps } from '../session/answers.ts';
import { linkOf } from '../proof/links.ts';
import { identify } from '../session/sessions.ts';

type Asked = { code: string; role: string | undefined; isPressed: boolean };

const REFERENCE = /^[A-Z]-[0-9]{6,}$/;

/**
 * A GET that changes something, because mailed links lead here: it is heeded from our own pages or with a Bearer header
 * only, so that a scanner that opens a mailed link changes nothing. Some run the page's script as well, which is why a
 * browser without a session of the account has to say that somebody pressed a button.
 */
export async function answerVerify(deps: AccountDeps, asked: Asked, exchange: Exchange): Promise<[]> {
  mustBeOurs(deps, exchange);
  if (REFERENCE.test(asked.code)) await verifyForAdmin(deps, asked.code, exchange);
  else await verifyForReader(deps, asked, exchange);
  return [];
}

/**
 * For a GET that changes something.
 * @throws Refusal 'cross_site'
 */
export function mustBeOurs({ appUrl }: Pick<AccountDeps, 'appUrl'>, { request }: Exchange): void {
  if (isFromBrowser(request)) refuseCrossSite(request, new URL(appUrl).origin);
  else if (!request.headers.authorization) throw new Refusal('cross_site');
}

/** A non-admin learns of a reference as much as of any wrong code. */
async function verifyForAdmin(deps: AccountDeps, reference: string, { request }: Exchange) {
  const { market } = deps;
  const actor = await whoAsks(deps, request);
  if (!actor || actor.role !== 'admin' || actor.mustEnrol) throw new Refusal('verification_invalid');
  await perform(market, verifyByReference, { actor, input: reference });
}

const whoAsks = async ({ market, needsCodes }: AccountDeps, { sessionToken }: Exchange['request']) =>
  sessionToken ? identify({ ...market, needsCodes }, sessionToken) : null;

async function verifyForReader(
  deps: AccountDeps,
  { code: token, role, isPressed }: Asked,
  { request }: Exchange,
): Promise<void> {
  const { market } = deps;
  const link = await linkOf(market.db, 'verify', { token, now: market.clock.now() });
  if (!link) throw new Refusal('verification_invalid');
  const asker = isPressed ? null : await whoAsks(deps, request);
  if (!isPressed && (asker?.userId !== link.account_id || asker.adminId)) throw new Refusal('press_first');
  const actor = actorOf(link.account_id, link.role as Role);
  await perform(market, verifyByLink, { actor, input: { token, role } });
}

export function answerSendVerification({ market, limits }: AccountDeps, { request }: Exchange): Promise<[]> {
  const actor = signedIn(request);
  const first = async (claim: Claim | null): Promise<[]> => {
    await limits.verifications.take(actor.userId);
    await perform(market, sendVerification, { actor, input: undefined, claim });
    return [];
  };
  const of = { claim: keyedClaim(request), route: sendVerification.name, accountId: actor.userId };
  return repeatable(market, of, { first, again: nothingAgain });
}
