import type * as z from 'zod/mini';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import { MIN_PASSWORD } from '../../../../contract/fields.ts';
import type { PasswordChange, PasswordReset } from '../../../../contract/passwords.ts';
import type { Role } from '../../../../contract/words.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { signedIn } from '../../../platform/http/door.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import { clientNetwork } from '../../../platform/limits.ts';
import { invalid, Refusal } from '../../../platform/refusal.ts';
import { perform } from '../../action.ts';
import { actorOf } from '../../actors.ts';
import { keyedClaim, visitorClaim } from '../../claims.ts';
import { NOBODY, type Claim, once } from '../../idempotency.ts';
import { nothingAgain, repeatable } from '../../repeatable.ts';
import { queueSecurityCode } from '../account-mail.ts';
import { credentialsOf, emailKey, ownAccount, ownFacts } from '../account.queries.ts';
import { changePassword, resetPassword } from './set-password.ts';
import { type AccountDeps, knowBrowser, originOf, renewCookie } from '../session/answers.ts';
import { tryCode } from '../proof/codes.ts';
import { isCommonPassword, type Own } from './common-passwords.ts';
import { provePassword } from '../proof/proof.ts';
import { proveOwn } from '../proof/prove-own.ts';
import { hashPassword } from './password.ts';

type Change = z.output<typeof PasswordChange>;

/** Every refusal comes with status 400; a wrong current password counts like a failed log-in. */
export function answerUpdatePassword(deps: AccountDeps, change: Change, exchange: Exchange): Promise<[]> {
  const { userId: accountId } = signedIn(exchange.request);
  const of = { claim: keyedClaim(exchange.request), route: changePassword.name, accountId };
  const first = (claim: Claim | null) => changeOwn(deps, { ...change, claim }, exchange);
  return repeatable(deps.market, of, { first, again: nothingAgain });
}

/** Takes the password again for this session. Wrong ones count as failed log-ins of the account. */
export async function answerProvePassword(deps: AccountDeps, password: string, exchange: Exchange) {
  const { market, limits } = deps;
  const { request } = exchange;
  const actor = signedIn(request);
  const { email } = await ownAccount(market.db, actor);
  const proof = { email, password, ...originOf(exchange) };
  const { password_hash: provedHash } = await proveOwn({ ...market, limits }, proof, 'wrong_password');
  const input = { provedHash, sessionToken: request.sessionToken ?? '' };
  return perform(market, provePassword, { actor, input });
}

type Claimed<Input> = Input & { claim: Claim | null };

async function changeOwn(deps: AccountDeps, change: Claimed<Change>, exchange: Exchange): Promise<[]> {
  const { market, limits } = deps;
  const { request } = exchange;
  const actor = signedIn(request);
  const account = await ownAccount(market.db, actor);
  if (change.new_password.length < MIN_PASSWORD) throw new Refusal('password_too_short');
  if (change.new_password !== change.passwordConfirmation) throw new Refusal('passwords_differ');
  if (await isCommonPassword(change.new_password, await ownFacts(market.db, actor.userId)))
    throw new Refusal('password_too_common');
  const proof = { email: account.email, password: change.currentPassword, ...originOf(exchange) };
  const { password_hash: provedHash } = await proveOwn(
    { ...market, limits },
    proof,
    'current_password_wrong',
  );
  await limits.passwordChanges.take(actor.userId);
  const passwordHash = await hashPassword(change.new_password);
  const input = { passwordHash, provedHash, sessionToken: request.sessionToken ?? '' };
  await perform(market, changePassword, { actor, input, claim: change.claim });
  await renewCookie(deps, exchange);
  return [];
}

/** Says the same, after the same work, whether or not anybody has this address. */
export function answerSendSecurityCode(deps: AccountDeps, email: string, { request }: Exchange): Promise<[]> {
  const of = { claim: visitorClaim(request, emailKey(email)), route: CODE_ROUTE };
  const first = (claim: Claim | null) => sendCode(deps, { email, claim }, request.ip);
  return repeatable(deps.market, of, { first, again: nothingAgain });
}

const CODE_ROUTE = 'sendSecurityCode';

async function sendCode(
  { market, limits }: AccountDeps,
  { email, claim }: Claimed<{ email: string }>,
  address: string,
): Promise<[]> {
  // Before all else, or a network that may ask no more could still use up what is anybody's own.
  await limits.securityCodesPerNetwork.take(clientNetwork(address));
  // The shorter limit first: who asks too quickly waits a quarter of an hour, and spends none of the hour's.
  await limits.securityCodes.take(emailKey(email));
  await limits.securityCodesPerHour.take(emailKey(email));
  const { db, clock, queue } = market;
  const now = clock.now();
  await inTransaction(db, (tx) => {
    const send = () => queueSecurityCode({ tx, queue, now }, email);
    return claim ? once({ tx, accountId: NOBODY, now }, { ...claim, route: CODE_ROUTE }, send) : send();
  });
  return [];
}

type Reset = z.output<typeof PasswordReset>;

/** A password that is no good leaves the code usable; whatever is wrong with the code sounds the same. */
export function answerResetPassword(deps: AccountDeps, reset: Reset, exchange: Exchange): Promise<[]> {
  const of = { claim: visitorClaim(exchange.request, emailKey(reset.email)), route: resetPassword.name };
  const first = (claim: Claim | null) => replaceForgotten(deps, { ...reset, claim }, exchange);
  return repeatable(deps.market, of, { first, again: nothingAgain });
}

async function replaceForgotten(deps: AccountDeps, reset: Claimed<Reset>, exchange: Exchange): Promise<[]> {
  const { market, limits } = deps;
  await refuseCommon(reset.new_password, { names: [], emails: [reset.email] });
  const network = clientNetwork(exchange.request.ip);
  await limits.perNetwork.take(network);
  const account = await credentialsOf(market.db, reset.email);
  const slot = { accountId: account?.is_active ? account.id : undefined, purpose: 'password' as const };
  const given = await tryCode(market.db, slot, { code: reset.code, now: market.clock.now() });
  if (!given || !account) throw new Refusal('security_code_invalid');
  await limits.perNetwork.giveBack(network);
  // Only who has the code learns what the account's own names are.
  await refuseCommon(reset.new_password, await ownFacts(market.db, account.id));
  const passwordHash = await hashPassword(reset.new_password);
  const actor = actorOf(account.id, account.role as Role);
  await perform(market, resetPassword, { actor, input: { passwordHash, given }, claim: reset.claim });
  // Somebody who has just proved that they read the account's mail is no guesser.
  await limits.perAccount.forget(emailKey(reset.email));
  await knowBrowser(deps, { accountId: account.id, sessionToken: null }, exchange);
  return [];
}

/** @throws Refusal 'invalid' */
async function refuseCommon(password: string, own: Own): Promise<void> {
  if (await isCommonPassword(password, own)) throw invalid({ new_password: [say.passwordTooCommon] });
}
