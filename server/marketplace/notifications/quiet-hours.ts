import { HOUR_MS } from '../../platform/clock.ts';

const QUIET_FROM = 21;
const QUIET_UNTIL = 8;

const clockOnTheWall = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});
const hourAt = (moment: Date): number => Number(clockOnTheWall.format(moment));

/**
 * When a text may go out that is due now: at once by day; a text of the night waits for 8 in the morning, wherever
 * summer time puts that (decision 91). Mail makes no noise and is not held back.
 */
export function whenTextsMayGo(now: Date): Date {
  const hour = hourAt(now);
  if (hour >= QUIET_UNTIL && hour < QUIET_FROM) return now;
  let morning = new Date(Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS);
  while (hourAt(morning) !== QUIET_UNTIL) morning = new Date(morning.getTime() + HOUR_MS);
  return morning;
}
