import type { Exchange } from '../../../platform/http/mount.ts';
import { clientNetwork } from '../../../platform/limits.ts';
import type { AccountDeps } from '../session/answers.ts';
import { isEmailTaken, isMobileTaken } from './taken.ts';

/** Asked by the registration forms while somebody types. */
export const answerIsEmailRegistered = (deps: AccountDeps, email: string, exchange: Exchange) =>
  answerAsLongAsAllowed(deps, exchange, () =>
    isEmailTaken(deps.market.db, email, { now: deps.market.clock.now() }),
  );

export const answerIsPhoneRegistered = (deps: AccountDeps, phone: string, exchange: Exchange) =>
  answerAsLongAsAllowed(deps, exchange, () => isMobileTaken(deps.market.db, phone));

/**
 * A few true answers an hour are what a form needs. Who goes through a list of addresses hears no from then on,
 * of everybody; the registration itself still knows. Of the day's answers to all together an honest no costs
 * none, or many newcomers would use them up; it is given back, so that every question takes as long.
 */
async function answerAsLongAsAllowed(
  { limits }: AccountDeps,
  { request }: Exchange,
  look: () => Promise<boolean>,
): Promise<{ registered: boolean }> {
  const network = clientNetwork(request.ip);
  await limits.questions.take(network);
  const mayKnow = (await limits.factsPerNetwork.mayTake(network)) && (await limits.factsInAll.mayTake('all'));
  const isRegistered = await look();
  if (mayKnow && !isRegistered) await limits.factsInAll.giveBack('all');
  return { registered: mayKnow && isRegistered };
}
