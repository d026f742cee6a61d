import type { CancelRight } from '../../../contract/agreements.ts';
import { dayInLondon, daysLater } from '../../platform/london.ts';

/** Of the work that was agreed on. */
type Agreed = { madeAt: Date; startsAtOnce: boolean; finishedAt: Date | null };

const DAYS = 14;

/**
 * The last day on which a consumer may cancel without a reason: the fourteenth after the day on which the contract was made
 * (Consumer Contracts Regulations 2013, regulation 30).
 */
export const lastDayToCancel = (madeAt: Date): string => daysLater(dayInLondon(madeAt), DAYS);

/**
 * What the right comes to now. Who did not ask for the work to begin within the fourteen days pays nothing and keeps the
 * right even when it is finished; who did pays for what was done, and has no right any more once all of it is done
 * (regulation 36).
 */
export function rightToCancel({ madeAt, startsAtOnce, finishedAt }: Agreed, now: Date): CancelRight {
  if (dayInLondon(now) > lastDayToCancel(madeAt)) return 'over';
  if (!startsAtOnce) return 'free';
  return finishedAt && finishedAt <= now ? 'finished' : 'for what is done';
}
