import { DAY_MS, HOUR_MS } from './clock.ts';

const onTheWall = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** What a clock on the wall in the United Kingdom shows at that instant, as `2026-03-28T10:30`. */
export const inLondon = (instant: Date): string => onTheWall.format(instant).replace(' ', 'T');

/** The day of that instant in the United Kingdom, as `2026-03-28`: in summer it is tomorrow an hour earlier. */
export const dayInLondon = (instant: Date): string => inLondon(instant).slice(0, 10);

/** So many days later in the calendar; earlier where that is negative. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The first moment after that day, by the clocks of this country. */
export function endOfDayInLondon(day: string): Date {
  const [instant] = instantsInLondon(`${daysLater(day, 1)}T00:00`);
  // Clocks change at one o'clock: midnight is on every day.
  if (!instant) throw new Error(`no day after ${day}`);
  return instant;
}

/** The first moment of the month of that instant, by the clocks of this country. */
export const startOfMonthInLondon = (instant: Date): Date =>
  endOfDayInLondon(daysLater(`${dayInLondon(instant).slice(0, 7)}-01`, -1));

/** The first moment after the day that is so many days after the day of that instant: a date alone says until when. */
export const endOfDaysAfter = (instant: Date, days: number): Date =>
  endOfDayInLondon(daysLater(dayInLondon(instant), days));

/**
 * The instants at which such a clock shows this, the earlier one first: none in the hour that it leaves out in spring and for
 * a day that no calendar has, two in the hour that it shows twice in autumn.
 */
export function instantsInLondon(wall: string): Date[] {
  const asIfInWinter = Date.parse(`${wall}Z`);
  if (Number.isNaN(asIfInWinter)) return [];
  return [asIfInWinter - HOUR_MS, asIfInWinter]
    .map((at) => new Date(at))
    .filter((instant) => inLondon(instant) === wall);
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const toTheMinute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** `1 March 2027`: the day of that instant in the United Kingdom, as papers have it. */
export const longDay = (instant: Date): string => inWords.format(instant);

/** `1 March 2027 at 10:30`: the same with what its clocks show. */
export const longMoment = (instant: Date): string => toTheMinute.format(instant);
