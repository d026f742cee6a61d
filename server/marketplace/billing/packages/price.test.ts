import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inMonths } from '../../../platform/payments/months.ts';
import { daysLeft, monthStart, priceOf, proration, shareOf } from './price.ts';

const RUNS = 100_000;
const net = fc.integer({ min: 1, max: 10_000_000 });
const percentage = fc.integer({ min: 0, max: 100 });

/** The same in exact fractions, as one would do it on paper. */
function onPaper(amount: number, part: number): number {
  const hundredths = BigInt(amount) * BigInt(part);
  const whole = hundredths / 100n;
  return Number(hundredths % 100n >= 50n ? whole + 1n : whole);
}

describe('the worked examples', { meta: { shows: ['ruling 16'] } }, () => {
  test.each([
    [9_500, 0, { net: 9_500, vat: 1_900, gross: 11_400 }],
    [19_500, 0, { net: 19_500, vat: 3_900, gross: 23_400 }],
    [9_500, 20, { net: 7_600, vat: 1_520, gross: 9_120 }],
    [19_500, 15, { net: 16_575, vat: 3_315, gross: 19_890 }],
    [9_500, 100, { net: 0, vat: 0, gross: 0 }],
  ])('%i pence net with %i per cent off', (pence, off, expected) => {
    expect(priceOf(pence, 20, off)).toEqual({ ...expected, vatRate: 20 });
  });

  test('who is not registered for VAT shows and takes none', () => {
    expect(priceOf(9_500, 0)).toEqual({ net: 9_500, vat: 0, gross: 9_500, vatRate: 0 });
  });
});

test('100,000 random prices and percentages come to the penny that paper comes to', {
  meta: { shows: ['R-7-031'] },
}, () => {
  fc.assert(
    fc.property(net, percentage, fc.constantFrom(0, 5, 20), (pence, off, rate) => {
      const price = priceOf(pence, rate, off);
      expect(price.net).toBe(onPaper(pence, 100 - off));
      expect(price.vat).toBe(onPaper(price.net, rate));
      expect(price.gross).toBe(price.net + price.vat);
      expect([price.net, price.vat, price.gross].every(Number.isSafeInteger)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('what is given back in parts gives back the VAT to the penny, and never more than was taken', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(net, parts, (pence, wanted) => {
      const { vat, gross } = priceOf(pence, 20);
      let [back, vatBack] = [0, 0];
      for (const part of [...wanted, gross]) {
        const now = Math.min(gross, back + part);
        const more = shareOf(vat, now, gross) - vatBack;
        expect(more).toBeGreaterThanOrEqual(0);
        [back, vatBack] = [now, vatBack + more];
        expect(vatBack).toBeLessThanOrEqual(vat);
      }
      expect([back, vatBack]).toEqual([gross, vat]);
    }),
  );
});

test('an upgrade costs no more than the difference of a month, and more the more days are left', () => {
  fc.assert(
    fc.property(net, net, fc.integer({ min: 0, max: 31 }), (a, b, left) => {
      const [from, to] = [priceOf(Math.min(a, b), 20), priceOf(Math.max(a, b), 20)];
      const due = proration(from, to, { left, of: 31 });
      expect(due.net).toBeGreaterThanOrEqual(0);
      expect(due.net).toBeLessThanOrEqual(to.net - from.net);
      expect(proration(from, to, { left: 31, of: 31 }).net).toBe(to.net - from.net);
      expect(due.net).toBeLessThanOrEqual(proration(from, to, { left: Math.min(31, left + 1), of: 31 }).net);
      expect(proration(to, from, { left, of: 31 }).gross).toBe(from.net === to.net ? due.gross : 0);
    }),
  );
});

test('the days that are left count today, and a month ends on a day that there is', () => {
  const period = { from: new Date('2027-01-31T10:00:00Z'), until: new Date('2027-02-28T10:00:00Z') };
  expect(inMonths(period.from, 1)).toEqual(period.until);
  expect(inMonths(new Date('2027-12-15T00:00:00Z'), 1)).toEqual(new Date('2028-01-15T00:00:00Z'));
  expect(daysLeft(new Date('2027-02-14T11:00:00Z'), period)).toEqual({ left: 14, of: 28 });
  expect(daysLeft(period.from, period)).toEqual({ left: 28, of: 28 });
  expect(daysLeft(new Date('2027-03-02T00:00:00Z'), period)).toEqual({ left: 0, of: 28 });
  const at = (date: string) => new Date(`${date}T10:00:00Z`);
  expect(monthStart(at('2027-02-28'), [at('2027-01-31')])).toEqual(at('2027-01-31'));
  expect(monthStart(at('2027-03-31'), [at('2026-12-31')])).toEqual(at('2027-02-28'));
  expect(monthStart(at('2027-03-15'), [new Date('2026-12-15T10:00:40Z')])).toEqual(
    new Date('2027-02-15T10:00:40Z'),
  );
  // A Direct Debit begins some days after it was bought.
  expect(monthStart(at('2027-03-20'), [at('2027-02-15')])).toEqual(at('2027-02-20'));
  expect(monthStart(at('2027-03-15'), [at('2027-02-14')])).toEqual(at('2027-02-15'));
  expect(monthStart(at('2027-03-15'), [at('2027-02-16')])).toEqual(at('2027-02-15'));
  // A change of package in between is no month; the day of the months is in one of the payments before it.
  const taken = ['2027-02-28', '2027-02-10', '2027-01-30'].map(at);
  expect(monthStart(at('2027-03-30'), taken)).toEqual(at('2027-02-28'));
  const due = proration(priceOf(9_500, 20), priceOf(19_500, 20), { left: 14, of: 28 });
  expect(due).toEqual({ net: 5_000, vat: 1_000, gross: 6_000, vatRate: 20 });
});
