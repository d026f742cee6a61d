import { signedIn } from '../../../platform/http/door.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import { perform } from '../../action.ts';
import type { AccountDeps } from '../session/answers.ts';
import { authenticatorOf, beginEnrolment, confirmEnrolment } from './authenticator.ts';

export async function answerAuthenticator({ market, needsCodes }: AccountDeps, { request }: Exchange) {
  const known = await authenticatorOf(market.db, signedIn(request).userId);
  return { ...known, isRequired: needsCodes };
}

export function answerBeginEnrolment({ market, seal }: AccountDeps, { request }: Exchange) {
  const input = { seal, sessionToken: request.sessionToken ?? '' };
  return perform(market, beginEnrolment, { actor: signedIn(request), input });
}

/** Wrong codes are counted, as at log-in. */
export async function answerConfirmEnrolment(
  { market, seal, limits }: AccountDeps,
  code: string,
  { request }: Exchange,
) {
  const actor = signedIn(request);
  await limits.oneTimeCodes.take(actor.userId);
  const input = { seal, sessionToken: request.sessionToken ?? '', code };
  const confirmed = await perform(market, confirmEnrolment, { actor, input });
  await limits.oneTimeCodes.giveBack(actor.userId);
  return confirmed;
}
