import { describe, expect, test } from 'vitest';
import {
  days,
  hours,
  isTimed,
  keptSince,
  momentsOf,
  type Retention,
  type Span,
  spanInWords,
  years,
} from './retention.ts';

/** Counted on a calendar, and not by the product. */
const BEGAN: [Span, string, string][] = [
  [hours(1), '2028-03-01T00:30:00.001Z', '2028-02-29T23:30:00.001Z'],
  [days(1), '2028-03-01T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
  [days(30), '2027-03-17T12:00:00.000Z', '2027-02-15T12:00:00.000Z'],
  [years(1), '2029-06-15T09:30:00.000Z', '2028-06-15T09:30:00.000Z'],
  [years(1), '2029-02-28T23:59:59.999Z', '2028-02-28T23:59:59.999Z'],
  [years(1), '2029-03-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  // The year before has no such day: what was written on its 1 March has a day left.
  [years(1), '2028-02-29T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
  [years(4), '2028-02-29T12:00:00.000Z', '2024-02-29T12:00:00.000Z'],
  [years(6), '2028-02-29T12:00:00.000Z', '2022-02-28T12:00:00.000Z'],
];

describe('what is kept for a time goes when it began before that time', () => {
  for (const [span, now, began] of BEGAN)
    test(`${spanInWords(span)} at ${now}`, () => {
      expect(keptSince(new Date(now), span).toISOString()).toBe(began);
    });
});

test('the moment that is asked stays as it was', () => {
  const now = new Date('2028-02-29T12:00:00Z');
  keptSince(now, years(1));
  expect(now.toISOString()).toBe('2028-02-29T12:00:00.000Z');
});

test('a time is said as people say it', () => {
  expect([hours(1), hours(2), days(1), days(30), years(1), years(6)].map(spanInWords)).toEqual([
    '1 hour',
    '2 hours',
    '1 day',
    '30 days',
    '1 year',
    '6 years',
  ]);
});

test('only what is kept for a time has moments from which it runs, one or several', () => {
  const kept: Retention[] = [
    { keeps: 'for ever', because: 'planted' },
    { keeps: 'with its account', because: 'planted' },
    { keeps: days(1), since: 'made_at', because: 'planted' },
    { keeps: days(1), since: ['made_at', 'sent_at'], because: 'planted' },
  ];
  expect(kept.map((one) => (isTimed(one) ? momentsOf(one) : null))).toEqual([
    null,
    null,
    ['made_at'],
    ['made_at', 'sent_at'],
  ]);
});
