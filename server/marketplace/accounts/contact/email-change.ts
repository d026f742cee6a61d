import type { Role } from '../../../../contract/words.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { signedIn } from '../../../platform/http/door.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import { perform } from '../../action.ts';
import { actorOf } from '../../actors.ts';
import { keyedClaim } from '../../claims.ts';
import type { Claim } from '../../idempotency.ts';
import { nothingAgain, repeatable } from '../../repeatable.ts';
import { emailKey } from '../account.queries.ts';
import { askForEmail, confirmEmail, undoEmail } from './change-email.ts';
import { type AccountDeps, renewCookie } from '../session/answers.ts';
import { tryCode } from '../proof/codes.ts';
import { linkOf } from '../proof/links.ts';
import { hashPassword } from '../password/password.ts';
import { mustHaveProved } from '../proof/proof.ts';
import { isEmailTaken } from '../registration/taken.ts';
import { newToken } from '../proof/tokens.ts';

type Addresses = { email: string; confirmedEmail: string };

export function answerUpdateEmail(deps: AccountDeps, asked: Addresses, exchange: Exchange): Promise<[]> {
  const first = (claim: Claim | null) => ask(deps, { ...asked, claim }, exchange);
  return repeatable(deps.market, claimed(exchange, askForEmail.name), { first, again: nothingAgain });
}

type Claimed<Input> = Input & { claim: Claim | null };

async function ask(
  deps: AccountDeps,
  { claim, ...asked }: Claimed<Addresses>,
  { request }: Exchange,
): Promise<[]> {
  const { market, limits } = deps;
  const actor = signedIn(request);
  mustBeAlike(asked);
  const now = market.clock.now();
  // Before anything is counted or said of the address.
  await mustHaveProved(market.db, request.sessionToken ?? '', now);
  await limits.emailChanges.take(actor.userId);
  if (await isEmailTaken(market.db, asked.email, { but: actor.userId, now })) {
    // Counts against the day's limit of such answers, and is answered even when that is used up: 429 would tell it too.
    await limits.factsInAll.mayTake('all');
    throw new Refusal('email_taken');
  }
  await perform(market, askForEmail, { actor, input: asked.email, claim });
  return [];
}

type Confirmation = Addresses & { verificationCode: string };

export function answerConfirmEmail(deps: AccountDeps, asked: Confirmation, exchange: Exchange): Promise<[]> {
  const first = (claim: Claim | null) => confirm(deps, { ...asked, claim }, exchange);
  return repeatable(deps.market, claimed(exchange, confirmEmail.name), { first, again: nothingAgain });
}

async function confirm(
  deps: AccountDeps,
  { claim, ...asked }: Claimed<Confirmation>,
  exchange: Exchange,
): Promise<[]> {
  const { market } = deps;
  const actor = signedIn(exchange.request);
  mustBeAlike(asked);
  const slot = { accountId: actor.userId, purpose: 'email' as const };
  const code = { code: asked.verificationCode, now: market.clock.now() };
  const given = await tryCode(market.db, slot, code);
  // The code was mailed to one address and proves that one only.
  if (!given || emailKey(given.email ?? '') !== emailKey(asked.email))
    throw new Refusal('email_code_invalid');
  const sessionToken = exchange.request.sessionToken ?? '';
  const input = { email: asked.email, given, sessionToken };
  await perform(market, confirmEmail, { actor, input, claim });
  await renewCookie(deps, exchange);
  return [];
}

/** Works signed out: who holds the link reads the old address. */
export async function answerUndoEmail({ market }: AccountDeps, token: string): Promise<[]> {
  const link = await linkOf(market.db, 'undo-email', { token, now: market.clock.now() });
  if (!link) throw new Refusal('undo_invalid');
  const actor = actorOf(link.account_id, link.role as Role);
  // Of nobody's password: made before the account is held, since a hash takes its time.
  await perform(market, undoEmail, { actor, input: { token, nobodysHash: await hashPassword(newToken()) } });
  return [];
}

const claimed = ({ request }: Exchange, route: string) => ({
  claim: keyedClaim(request),
  route,
  accountId: signedIn(request).userId,
});

function mustBeAlike({ email, confirmedEmail }: Addresses): void {
  if (emailKey(email) !== emailKey(confirmedEmail)) throw new Refusal('emails_differ');
}
