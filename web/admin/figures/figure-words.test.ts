import { expect, test } from 'vitest';
import { chartWords, growthWords } from './figure-words.ts';

const months = (...values: (number | null)[]) =>
  values.map((value, place) => ({ month: `2026-${String(place + 10)}`, value }));
const jobs = (growth: number, ...values: (number | null)[]) =>
  growthWords({ key: 'jobs', growth, months: months(...values) });

test('what begins this month is new, and not a growth of 0 per cent', {
  meta: { shows: ['R-8-010'] },
}, () => {
  expect(jobs(0, 0, 4)).toMatchObject({ said: 'New', isUp: true });
  expect(jobs(0, null, 4).compared).toBe('none in the last month');
  expect(jobs(0, 0, 0)).toMatchObject({ said: '0%', isUp: false });
  expect(jobs(100, 2, 4).said).toBe('+100%');
  expect(jobs(-50, 4, 2)).toMatchObject({ said: '-50%', isDown: true });
});

test('a growth says what it is of: what this month has so far, and what the last one had', () => {
  expect(jobs(300, 2, 8).compared).toBe('compared with the last month: 8 so far, 2 in October');
  expect(jobs(-100, 2, 0).compared).toBe('compared with the last month: 0 so far, 2 in October');
  expect(jobs(0, 0, 0).compared).toBe('compared with the last month');
});

test('a share moves by points, since per cent of per cent would mislead', () => {
  const hired = (growth: number, ...values: (number | null)[]) =>
    growthWords({ key: 'hired', growth, months: months(...values) });
  expect(hired(7, 75, 80)).toMatchObject({
    said: '+5 points',
    isUp: true,
    compared: 'compared with the last month: 80% so far, 75% in October',
  });
  expect(hired(-1, 75, 74)).toMatchObject({ said: '-1 point', isDown: true });
  expect(hired(0, 75, 75)).toMatchObject({ said: '0 points', isUp: false, isDown: false });
  expect(hired(0, null, 80).said).toBe('New');
});

test('the bars say of which months they are, and how much the highest one is', () => {
  expect(chartWords({ key: 'subscriptions', months: months(2, 8, 4) })).toEqual({
    label:
      'Subscriptions begun, the last twelve months: October 2026 to December 2026, at most 8 in November 2026',
    most: 'Up to 8',
  });
  expect(chartWords({ key: 'revenue', months: months(0, 0) }).label).toBe(
    'Net invoices less credit notes, the last twelve months: October 2026 to November 2026',
  );
});
