import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts';
import { daysLater, instantsInLondon } from '../../platform/london.ts';

const MINUTES_OF_DAY = DAY_MS / MINUTE_MS;

/** The day on which a minute falls that is counted from the midnight of another one. */
export const dayOf = (day: string, minute: number): string =>
  minute < MINUTES_OF_DAY ? day : dayOf(calendarOf(day).next, minute - MINUTES_OF_DAY);

/**
 * When clocks in the United Kingdom show that minute of a day for the first time, in milliseconds; null where the night of
 * March leaves it out.
 */
export function minuteInLondon(day: string, minute: number): number | null {
  if (minute >= MINUTES_OF_DAY) return minuteInLondon(calendarOf(day).next, minute - MINUTES_OF_DAY);
  const { midnight, hasNoClockChange } = calendarOf(day);
  if (hasNoClockChange) return midnight + minute * MINUTE_MS;
  return instantsInLondon(`${day}T${clockText(minute)}`)[0]?.getTime() ?? null;
}

/** The same; where the clocks leave that minute out, the full hour that they show next. */
export const minuteOrLater = (day: string, minute: number): number =>
  minuteInLondon(day, minute) ?? sure(minuteInLondon(day, (Math.floor(minute / 60) + 1) * 60));

type CalendarDay = {
  midnight: number;
  next: string;
  /** Its clocks do not change, so that its minutes can be reckoned. */
  hasNoClockChange: boolean;
  weekday: number;
};

/** Two years of days: to look one up costs more than all that is reckoned of it, and none of them ever changes. */
const KEPT = 800;
const kept = new Map<string, CalendarDay>();

/** A day with what is reckoned of it thousands of times for one answer. */
export function calendarOf(day: string): CalendarDay {
  const found = kept.get(day);
  if (found) return found;
  const next = daysLater(day, 1);
  const midnight = midnightOf(day);
  const hasNoClockChange = midnightOf(next) - midnight === DAY_MS;
  const made = { midnight, next, hasNoClockChange, weekday: (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7 };
  if (kept.size >= KEPT) kept.clear();
  kept.set(day, made);
  return made;
}

const midnightOf = (day: string): number => sure(instantsInLondon(`${day}T00:00`)[0]?.getTime());

/** `10:30`, of the minutes since midnight. */
export const clockText = (minute: number): string => new Date(minute * MINUTE_MS).toISOString().slice(11, 16);

/** The minutes since midnight; `24:00` is the midnight after. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Clocks change at one o'clock: every day has a midnight, and the hour after the one that is left out. */
function sure(instant: number | null | undefined): number {
  if (instant === null || instant === undefined) throw new Error('a day without that hour');
  return instant;
}
