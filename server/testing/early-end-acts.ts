import { lapseEarlyEnds } from '../marketplace/early-ends/lapse-early-ends.ts';
import type { Correspondent } from './correspondent.ts';
import type { TestMarket } from './market.ts';

type Ref = { id: string };

/** What both sides read of the ends that were proposed of a job. */
export const readsEarlyEnds = async (who: Correspondent, { id }: Ref) =>
  (await who.api()).earlyEnds({ params: { id } });

/** Proposes to end a job, and answers the proposal as it then stands. */
export async function proposesEarlyEnd(who: Correspondent, job: Ref, reason = 'The wall is rotten') {
  await (await who.api()).proposeEarlyEnd({ params: { id: job.id }, body: { reason } });
  const proposed = (await readsEarlyEnds(who, job)).ends.at(-1);
  if (!proposed) throw new Error('the proposal is not there');
  return proposed;
}

export const agreesToEarlyEnd = async (who: Correspondent, { id }: Ref) =>
  (await who.api()).agreeToEarlyEnd({ params: { id } });

export const declinesEarlyEnd = async (who: Correspondent, { id }: Ref) =>
  (await who.api()).declineEarlyEnd({ params: { id } });

export const withdrawsEarlyEnd = async (who: Correspondent, { id }: Ref) =>
  (await who.api()).withdrawEarlyEnd({ params: { id } });

/** So many days pass for the proposals that wait. On the clock they would end packages and sessions as well. */
export const daysPassForEarlyEnds = ({ asOwner }: TestMarket, days = 9): Promise<void> =>
  asOwner(`update early_ends set created_at = created_at - interval '${days} days',
    lapses_at = lapses_at - interval '${days} days' where status = 'proposed'`);

/** The same, and the duty of the minute comes by. */
export async function earlyEndsLapse(market: TestMarket): Promise<void> {
  await daysPassForEarlyEnds(market);
  await lapseEarlyEnds(market.product.market);
}
