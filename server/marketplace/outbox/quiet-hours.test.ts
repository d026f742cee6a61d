import { expect, test } from 'vitest';
import { whenQuietEnds } from './quiet-hours.ts';

test.each([
  ['2027-01-15T12:00:00Z', '2027-01-15T12:00:00Z'],
  ['2027-01-15T07:59:59Z', '2027-01-15T08:00:00Z'],
  ['2027-01-15T08:00:00Z', '2027-01-15T08:00:00Z'],
  ['2027-01-15T08:00:01Z', '2027-01-15T08:00:01Z'],
  ['2027-01-15T20:59:59Z', '2027-01-15T20:59:59Z'],
  ['2027-01-15T21:00:00Z', '2027-01-16T08:00:00Z'],
  // In summer the clock on the wall is an hour ahead.
  ['2027-07-15T06:30:00Z', '2027-07-15T07:00:00Z'],
  ['2027-07-15T20:00:00Z', '2027-07-16T07:00:00Z'],
  // The nights in which the clock is changed.
  ['2027-03-27T22:00:00Z', '2027-03-28T07:00:00Z'],
  ['2027-10-30T21:30:00Z', '2027-10-31T08:00:00Z'],
])('a text that is due at %s goes at %s', (due, goes) => {
  expect(whenQuietEnds(new Date(due)).toISOString()).toBe(new Date(goes).toISOString());
});
