import { expect, test } from 'vitest';
import { growthWords } from './figure-words.ts';

const months = (...values: (number | null)[]) =>
  values.map((value, place) => ({ month: `2026-${String(place + 10)}`, value }));

test('what begins this month is new, and not a growth of 0 per cent', {
  meta: { shows: ['R-8-010'] },
}, () => {
  expect(growthWords({ growth: 0, months: months(0, 4) })).toMatchObject({ said: 'New', isUp: true });
  expect(growthWords({ growth: 0, months: months(null, 4) }).compared).toBe('none in the last month');
  expect(growthWords({ growth: 0, months: months(0, 0) })).toMatchObject({ said: '0%', isUp: false });
  expect(growthWords({ growth: 100, months: months(2, 4) }).said).toBe('+100%');
  expect(growthWords({ growth: -50, months: months(4, 2) })).toMatchObject({ said: '-50%', isDown: true });
});
