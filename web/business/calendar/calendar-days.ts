import type { VisitToCome } from '../../../contract/visits.ts';
import { noonOf, ukDay } from '../../copy/relative-phrase.ts';

const DAY_MS = 86_400_000;

export const CALENDAR_VIEWS = ['list', 'day', 'week'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export type CalendarAsked = { view: CalendarView; day: string };
export type CalendarSearch = { view?: string; day?: string };

/** What an address asks for, typed by anybody. A phone has no room for seven columns, and begins with what comes. */
export const askedIn = (
  { view, day }: CalendarSearch,
  { now, isPhone }: { now: string; isPhone: boolean },
): CalendarAsked => ({
  view: CALENDAR_VIEWS.find((known) => known === view) ?? (isPhone ? 'list' : 'week'),
  day: isDay(day) ? day : ukDay(new Date(now)),
});

export const calendarAddress = ({ view, day }: CalendarAsked): string => `/calendar?view=${view}&day=${day}`;

/** Days are counted by their noon: the nights of clock change leave it alone. */
export const addDays = (day: string, count: number): string =>
  new Date(noonOf(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);

/** The same day of another month, or its last one. */
export function addMonths(day: string, count: number): string {
  const at = noonOf(day);
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count, 1, 12));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(at.getUTCDate(), last));
  return first.toISOString().slice(0, 10);
}

/** The Monday of its week. */
export const mondayOf = (day: string): string => addDays(day, -((noonOf(day).getUTCDay() + 6) % 7));

export const weekOf = (day: string): string[] =>
  Array.from({ length: 7 }, (_, place) => addDays(mondayOf(day), place));

/** A day that a calendar has, within some years of ours: an address is typed by people, too. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const at = noonOf(value);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** The day that a key of the ARIA guide's grid leads to; null for a key that leads to none. */
export function dayByKey(key: string, day: string): string | null {
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => mondayOf(day),
    End: () => addDays(mondayOf(day), 6),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
  };
  return steps[key]?.() ?? null;
}

type Time = VisitToCome['times'][number];

/** One line of a day: a visit at one of its times. */
export type DayEntry = { visit: VisitToCome; time: Time };

/** What stands on each day, the soonest first; a visit of several days stands on each of them. */
export function entriesByDay(visits: readonly VisitToCome[]): Map<string, DayEntry[]> {
  const entries = visits.flatMap((visit) =>
    (visit.agreed ? [visit.agreed] : visit.times).map((time) => ({ visit, time })),
  );
  const days = new Map<string, DayEntry[]>();
  for (const entry of entries.toSorted((a, b) => a.time.startsAt.localeCompare(b.time.startsAt)))
    for (const day of daysOf(entry.time)) days.set(day, [...(days.get(day) ?? []), entry]);
  return days;
}

/** Who leaves at midnight was not there on the next day. */
function daysOf({ startsAt, endsAt }: Time): string[] {
  const last = ukDay(new Date(Date.parse(endsAt) - 1));
  const days = [ukDay(new Date(startsAt))];
  for (let day = days[0] ?? last; day < last; days.push(day)) day = addDays(day, 1);
  return days;
}
