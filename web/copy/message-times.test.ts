import { expect, test } from 'vitest';
import { dayWords, timeWords } from './messages.copy.ts';

const at = (text: string) => new Date(text);

test('the times of messages follow the clocks of this country, in summer and in winter', () => {
  expect(timeWords(at('2026-07-01T17:05:00Z'))).toBe('18:05');
  expect(timeWords(at('2026-12-01T17:05:00Z'))).toBe('17:05');
  // The night in which one o'clock comes twice.
  expect(timeWords(at('2026-10-25T00:30:00Z'))).toBe('01:30');
  expect(timeWords(at('2026-10-25T01:30:00Z'))).toBe('01:30');
});

test('a day ends at midnight of this country', () => {
  const now = at('2026-07-08T12:00:00Z');
  // Half an hour past midnight in London, still the day before in Greenwich.
  expect(dayWords(at('2026-07-07T23:30:00Z'), now)).toBe('Today');
  expect(dayWords(at('2026-07-07T22:30:00Z'), now)).toBe('Yesterday');
  expect(dayWords(at('2026-07-01T23:30:00Z'), now)).toBe('Thursday');
  expect(dayWords(at('2026-03-03T12:00:00Z'), now)).toBe('3 Mar');
  expect(dayWords(at('2025-12-31T23:59:00Z'), now)).toBe('31 Dec 2025');
  // The day that has 25 hours counts as one.
  expect(dayWords(at('2026-10-24T12:00:00Z'), at('2026-10-25T23:30:00Z'))).toBe('Yesterday');
});
