import { expect, test } from 'vitest';
import { lastDayToCancel, rightToCancel } from './right-to-cancel.ts';

const at = (text: string) => new Date(text);

test.for([
  // The day of the contract does not count, and a day ends by the clocks of this country.
  ['2026-11-24T12:00:00Z', '2026-12-08'],
  ['2026-11-24T23:59:59Z', '2026-12-08'],
  ['2026-07-01T22:59:59Z', '2026-07-15'],
  ['2026-07-01T23:00:00Z', '2026-07-16'],
  // Over the nights in which the clocks change, over the end of a year and a leap day.
  ['2026-10-20T12:00:00Z', '2026-11-03'],
  ['2026-03-20T23:30:00Z', '2026-04-03'],
  ['2026-12-25T12:00:00Z', '2027-01-08'],
  ['2028-02-20T12:00:00Z', '2028-03-05'],
] as const)('a contract made at %s may be cancelled until the end of %s', ([madeAt, day]) => {
  expect(lastDayToCancel(at(madeAt))).toBe(day);
});

const MADE = at('2026-07-01T12:00:00Z');
const LAST = at('2026-07-15T22:59:59Z');
const OVER = at('2026-07-15T23:00:00Z');

test.for([
  // [asked to begin at once, finished, now, right]
  [false, null, MADE, 'free'],
  [false, null, LAST, 'free'],
  [false, null, OVER, 'over'],
  // Work that was done unasked costs nothing, even when all of it is done.
  [false, MADE, LAST, 'free'],
  [false, MADE, OVER, 'over'],
  [true, null, MADE, 'for what is done'],
  [true, null, LAST, 'for what is done'],
  [true, null, OVER, 'over'],
  [true, at('2026-07-05T12:00:00Z'), at('2026-07-05T11:59:59Z'), 'for what is done'],
  [true, at('2026-07-05T12:00:00Z'), at('2026-07-05T12:00:00Z'), 'finished'],
  [true, at('2026-07-05T12:00:00Z'), LAST, 'finished'],
  [true, at('2026-07-05T12:00:00Z'), OVER, 'over'],
] as const)(
  'begun at once: %s, finished: %o, at %o: the right to cancel is "%s"',
  ([startsAtOnce, finishedAt, now, right]) => {
    expect(rightToCancel({ madeAt: MADE, startsAtOnce, finishedAt }, now)).toBe(right);
  },
);
