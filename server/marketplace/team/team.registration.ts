import type { NewMember } from '../../../contract/team.ts';
import type { Exchange } from '../../platform/http/mount.ts';
import { newId, type UserId } from '../../platform/ids.ts';
import {
  type AccountDeps,
  answerArrival,
  arriveAgain,
  registrationClaim,
  welcome,
} from '../accounts/index.ts';
import { perform } from '../action.ts';
import { actorOf } from '../actors.ts';
import type { Claim } from '../idempotency.ts';
import { repeatable } from '../repeatable.ts';
import { registerMember } from './actions/register-member.ts';
import { invitedEmail, openInvitation } from './team.queries.ts';

/** Registers somebody by their invitation, which says their e-mail address. */
export async function answerRegisterMember(deps: AccountDeps, given: NewMember, exchange: Exchange) {
  const { token: invited, ...rest } = given;
  const { market } = deps;
  // Also of one that was taken up: a repeat of this registration is answered again.
  const form = { ...rest, email: await invitedEmail(market.db, invited) };
  const accountId = newId<UserId>();
  const first = async (claim: Claim | null) => {
    const { name } = await openInvitation(market.db, { token: invited, now: market.clock.now() });
    const registrant = await welcome(deps, { form, names: [name] }, exchange);
    const call = { actor: actorOf(accountId, 'business'), input: { registrant, token: invited }, claim };
    const { token } = await perform(market, registerMember, call);
    return answerArrival(deps, { accountId, token }, exchange);
  };
  const again = async (kept: unknown) =>
    answerArrival(deps, await arriveAgain(deps, { form, kept }, exchange), exchange);
  const of = { claim: registrationClaim(exchange, form.email, accountId), route: registerMember.name };
  return repeatable(market, of, { first, again });
}
