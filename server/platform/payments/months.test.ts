import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextDay } from './months.ts';

const at = (date: string) => new Date(`${date}T09:30:00Z`);

/** The days of payment that follow the first one. */
function year(first: string): string[] {
  const days: string[] = [];
  for (let day = at(first), turn = 0; turn < 14; turn++) {
    day = nextDay(at(first), day);
    days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

test('who pays on the 31st pays on the last day of a shorter month, and on the 31st again', () => {
  expect(year('2027-01-31').slice(0, 4)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  expect(year('2027-12-31').slice(0, 3)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31']);
  expect(year('2027-01-30').slice(0, 2)).toEqual(['2027-02-28', '2027-03-30']);
});

test('a payment that the bank takes a day late moves none of the next ones', () => {
  expect(nextDay(at('2027-01-31'), new Date('2027-03-01T00:00:10Z'))).toEqual(at('2027-03-31'));
  expect(nextDay(at('2027-01-15'), at('2027-06-17'))).toEqual(at('2027-07-15'));
});

test('from one day of payment to the next there are 28 to 31 days, wherever it begins', () => {
  const day = fc.date({ min: at('2026-01-01'), max: at('2031-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 40 }), (anchor, months) => {
      let from = anchor;
      for (let n = 0; n < months; n++) from = nextDay(anchor, from);
      const days = (nextDay(anchor, from).getTime() - from.getTime()) / (24 * 3600 * 1000);
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
    }),
  );
});
