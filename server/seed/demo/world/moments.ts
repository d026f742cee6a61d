import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import { inMonths } from '../../../platform/payments/months.ts';
import type { Firm } from './firms.ts';
import type { Life } from './lives.ts';

const BILLED_DAYS = 27;

/** When something happened to a job, counted back from the day on which the world is made. */
export function momentOf({ hours: { postedDaysAgo, postedAt } }: Pick<Life, 'hours'>, now: Date) {
  const posted = Math.floor(now.getTime() / DAY_MS) * DAY_MS - postedDaysAgo * DAY_MS + postedAt * HOUR_MS;
  return (hours: number): Date => new Date(posted + hours * HOUR_MS);
}

/** When the n-th business came: some months ago, each on a day of its own, on which it pays each month. */
export const joinedAt = ({ monthsHere }: Firm, place: number, now: Date): Date =>
  inMonths(new Date(now.getTime() - (1 + ((place * 7) % BILLED_DAYS)) * DAY_MS), -monthsHere);
