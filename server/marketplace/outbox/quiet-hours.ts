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
 * When a text or a collected mail that is due now may go out: at once by day; at night it waits until 8:00 UK time, summer time
 * included. Mail that is sent at once makes no noise and is not held back.
 */
export function whenQuietEnds(now: Date): Date {
  const hour = hourAt(now);
  if (hour >= QUIET_UNTIL && hour < QUIET_FROM) return now;
  return nextMorning(now);
}

/** The next 8:00 UK time. */
export function nextMorning(now: Date): Date {
  let morning = new Date(Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS);
  while (hourAt(morning) !== QUIET_UNTIL) morning = new Date(morning.getTime() + HOUR_MS);
  return morning;
}
