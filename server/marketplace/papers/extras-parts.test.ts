import { expect, test } from 'vitest';
import { extrasParts } from './extras-parts.ts';

const extra = (amount: number) => ({
  id: 'x',
  status: 'approved' as const,
  amount,
  days: 0,
  reason: 'More pipe',
  words: null,
  createdAt: '2027-03-01T10:00:00.000Z',
  decidedAt: '2027-03-02T10:00:00.000Z',
  can: [],
});

test('a hundred extras stand on a paper one by one, and the rest as one sum', () => {
  const extras = Array.from({ length: 103 }, (_, place) => extra(place < 100 ? 1 : 0.1));
  const sum = { agreed: 50, rate_type: 'Flat' as const, extras: 100.3, due: 150.3, isEndedEarly: false };
  const [part, ...others] = extrasParts({ extras, sum, mayPropose: false });
  if (part?.is !== 'sums') throw new Error('there are no sums');
  expect(others).toEqual([]);
  expect(part.sums).toHaveLength(102);
  expect(part.sums[1]).toEqual({
    what: 'More pipe',
    figures: '£1 more, approved on 2 March 2027',
    comesTo: '£1',
  });
  expect(part.sums.at(-1)).toEqual({ what: '3 further extras', figures: '', comesTo: '£0.30' });
  expect(part.total).toEqual(['Due', '£150.30']);
});
