import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { routes } from './kernel.ts';
import { GAP_MINUTES, AHEAD_HOURS, MOST_DAYS_OFF, WEEKDAYS } from './working-hours-words.ts';

const CLOCK = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const start = z.string(say.clockTime).check(z.regex(new RegExp(`^${CLOCK}$`), say.clockTime));
const end = z.string(say.clockTime).check(z.regex(new RegExp(`^(${CLOCK}|24:00)$`), say.clockTime));
const day = z.string(say.visitDay).check(z.refine(isDay, say.visitDay));

/** A day that the calendar has, within the years that people plan in. */
function isDay(value: string): boolean {
  const at = /^20\d{2}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

/** From when to when on one day, as clocks in the United Kingdom show it. */
const Hours = z
  .strictObject({ from: start, until: end }, say.clockTime)
  .check(z.refine(({ from, until }) => from < until, { error: say.visitEnd, path: ['until'] }));

/** Whole days, the last one among them. */
const DaysOff = z
  .strictObject({ from: day, until: day }, say.visitDay)
  .check(z.refine(({ from, until }) => from <= until, { error: say.daysOffEnd, path: ['until'] }));

const oneOf = (values: readonly number[]) =>
  z.number(say.choose).check(z.refine((value) => values.includes(value), say.choose));

/** When the people of a business come to customers. */
export const WorkingHours = z.strictObject({
  /** Monday first; null for a day on which nobody comes. */
  week: z.array(z.nullable(Hours), say.clockTime).check(z.length(WEEKDAYS.length, say.clockTime)),
  daysOff: z.array(DaysOff, say.visitDay).check(z.maxLength(MOST_DAYS_OFF, say.daysOffMost)),
  gapMinutes: oneOf(GAP_MINUTES),
  aheadHours: oneOf(AHEAD_HOURS),
});
export type WorkingHours = z.output<typeof WorkingHours>;

export const workingHoursRoutes = routes({
  workingHours: {
    method: 'GET',
    path: '/business/hours',
    summary: 'The working hours of the own business, its days off, and the rules for its visits',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    answers: WorkingHours,
    refuses: [],
  },
  setWorkingHours: {
    method: 'PUT',
    path: '/business/hours',
    summary: 'Say all of it at once; customers propose visits within it',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    body: WorkingHours,
    answers: WorkingHours,
    refuses: [],
  },
});
