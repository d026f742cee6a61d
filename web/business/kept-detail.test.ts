import { expect, test } from 'vitest';
import { keptDetail } from './kept-detail.ts';

const line = { kind: 'labour', text: 'Fit', quantity: 1, unit: 'hour', unit_price: 48, sum: 48 } as const;
const detail = {
  lines: [line],
  vat: 'included_20',
  vat_amount: 8,
  included: 'The tap',
  not_included: null,
  earliest_start: '2026-12-10',
  valid_until: '2026-12-20',
  duration: { count: 2, unit: 'hours' },
  deposit_percent: 10,
  deposit_amount: 4.8,
} as const;
const quote = { detail: { ...detail, lines: [line] } };

test('another price keeps what a quote says, but for its lines', () => {
  expect(keptDetail(quote, { rate: 'Flat', today: '2026-12-10', usualEnd: '2027-01-09' })).toEqual({
    vat: 'included_20',
    included: 'The tap',
    earliest_start: '2026-12-10',
    valid_until: '2027-01-09',
    duration: { count: 2, unit: 'hours' },
    deposit_percent: 10,
  });
});

test('a start that has passed, and a deposit of an hourly price, do not come along', () => {
  const kept = keptDetail(quote, { rate: 'Hourly', today: '2026-12-11', usualEnd: '2027-01-10' });
  expect(kept).toEqual({
    vat: 'included_20',
    included: 'The tap',
    valid_until: '2027-01-10',
    duration: { count: 2, unit: 'hours' },
  });
});

test('a quote that said nothing more goes on saying nothing', () => {
  expect(
    keptDetail({ detail: null }, { rate: 'Flat', today: '2026-12-10', usualEnd: '2027-01-09' }),
  ).toBeUndefined();
  const nothing = {
    ...quote.detail,
    vat: null,
    included: null,
    earliest_start: null,
    valid_until: null,
    duration: null,
  };
  expect(
    keptDetail(
      { detail: { ...nothing, deposit_percent: null } },
      { rate: 'Flat', today: '2026-12-10', usualEnd: '2027-01-09' },
    ),
  ).toBeUndefined();
});

test('a later end that its business chose stays', () => {
  const kept = keptDetail(
    { detail: { ...quote.detail, valid_until: '2027-06-30' } },
    { rate: 'Flat', today: '2026-12-10', usualEnd: '2027-01-09' },
  );
  expect(kept?.valid_until).toBe('2027-06-30');
});
