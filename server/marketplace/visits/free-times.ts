import type { WorkingHours } from '../../../contract/working-hours.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock.ts';
import { dayInLondon, daysLater } from '../../platform/london.ts';
import { calendarOf, clockText, dayOf, minuteInLondon, minuteOf, minuteOrLater } from './london-days.ts';
import type { Span } from './times.ts';

/** From when until when somebody is taken, in milliseconds. */
export type Taken = readonly [from: number, until: number];

/** What decides on whether a time is free: the hours of a business, and when each of those who could come is taken. */
export type FreeRules = { hours: WorkingHours; taken: readonly (readonly Taken[])[]; now: Date };

/** The starts that are answered: at the hour and the half hour. */
const STARTS = Array.from({ length: 48 }, (_, place) => ({
  minute: place * 30,
  text: clockText(place * 30),
}));

/** Whether a customer may propose this time. */
export function isFree({ startsAt, endsAt }: Span, rules: FreeRules): boolean {
  const [from, until] = [startsAt.getTime(), endsAt.getTime()];
  const [firstDay, lastDay] = [dayInLondon(startsAt), dayInLondon(new Date(until - 1))];
  return judgeOf(rules)({ from, until, firstDay, lastDay });
}

type Asked = { from: string; days: number; minutes: number };

/** The free starts of visits of one length, by day, as clocks show them; days without any are left out. */
export function freeStarts(rules: FreeRules, { from: first, days, minutes }: Asked) {
  const judge = judgeOf(rules);
  const isStart = (day: string, minute: number) => {
    const [from, until] = [minuteInLondon(day, minute), minuteInLondon(day, minute + minutes)];
    if (from === null || until === null || until <= from) return false;
    return judge({ from, until, firstDay: day, lastDay: dayOf(day, minute + minutes - 1) });
  };
  return Array.from({ length: days }, (_, place) => daysLater(first, place)).flatMap((day) => {
    const starts = STARTS.filter(({ minute }) => isStart(day, minute)).map(({ text }) => text);
    return starts.length > 0 ? [{ day, starts }] : [];
  });
}

/** A time in milliseconds, with the days of its first moment and its last. */
type OnDays = { from: number; until: number; firstDay: string; lastDay: string };

function judgeOf({ hours, taken, now }: FreeRules): (time: OnDays) => boolean {
  const soonest = now.getTime() + hours.aheadHours * HOUR_MS;
  const gap = hours.gapMinutes * MINUTE_MS;
  const isWithin = withinHours(hours);
  const schedules = taken.map(scheduleOf);
  return (time) =>
    time.from >= soonest &&
    isWithin(time) &&
    schedules.some((isTaken) => !isTaken(time.from - gap, time.until + gap));
}

/**
 * A time lies within the hours of its day. Work of several days begins within those of the first and ends within those of
 * the last; the nights and weekdays between on which nobody works belong to it, and days off do not.
 */
function withinHours({ week, daysOff }: WorkingHours): (time: OnDays) => boolean {
  const isOff = (first: string, last: string) =>
    daysOff.some(({ from, until }) => from <= last && first <= until);
  /** The moments between which the business comes on that day; null if it does not. */
  const openOf = forEachDay((day) => {
    const hours = week[calendarOf(day).weekday];
    if (!hours) return null;
    const closes = minuteOrLater(day, minuteOf(hours.until));
    return { opens: minuteOrLater(day, minuteOf(hours.from)), closes };
  });
  return ({ from, until, firstDay, lastDay }) => {
    const [first, last] = [openOf(firstDay), openOf(lastDay)];
    if (!first || !last || isOff(firstDay, lastDay)) return false;
    return first.opens <= from && from < first.closes && last.opens < until && until <= last.closes;
  };
}

function forEachDay<Answer>(work: (day: string) => Answer): (day: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (day) => {
    const found = known.get(day) ?? { answer: work(day) };
    known.set(day, found);
    return found.answer;
  };
}

/** Whether one person is taken at some moment in between. Nobody is in two places, so the soonest that has not ended decides. */
function scheduleOf(taken: readonly Taken[]): (from: number, until: number) => boolean {
  const sorted = taken.toSorted(([one], [other]) => one - other);
  return (from, until) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.[1] ?? 0) > from) high = middle;
      else low = middle + 1;
    }
    return (sorted[low]?.[0] ?? Number.POSITIVE_INFINITY) < until;
  };
}
