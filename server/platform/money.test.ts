import { expect, test } from 'vitest';
import { formatPounds, pounds, toPounds } from './money.ts';

test('an amount has pence only where there are some, and thousands apart', {
  meta: { shows: ['R-15-045'] },
}, () => {
  expect([12_000, 12_050, 12_005, 5, 0, 123_456_700, 123_456_789].map(formatPounds)).toEqual([
    '£120',
    '£120.50',
    '£120.05',
    '£0.05',
    '£0',
    '£1,234,567',
    '£1,234,567.89',
  ]);
});

test('pounds become whole pence, and pence become pounds again', () => {
  expect([85.5, 0.01, 1.005, 8.29, 1_000_000].map(pounds)).toEqual([8550, 1, 100, 829, 100_000_000]);
  expect([8550, 1, 100_000_000].map(toPounds)).toEqual([85.5, 0.01, 1_000_000]);
});
