import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock.ts';
import { type AcceptedPrice, acceptedPrices, type Span } from './accepted-prices.ts';
import { isWithin } from './price-place.ts';
import { type KnownRange, nextRanges, type PriceRange } from './price-range.ts';

/** 365 days, in milliseconds. */
const A_YEAR = 31_536_000_000;

const AREAS = ['BS', 'BA', 'SE', 'N', 'CF'];

/** A night's accepted quotes: mostly few, sometimes a whole crowd. */
const night = fc.record({
  days: fc.constantFrom(1, 1, 7, 60, 200, 364),
  prices: fc.array(
    fc.record({
      area: fc.constantFrom(...AREAS),
      pence: fc.integer({ min: 4_000, max: 90_000 }),
      businessId: fc.constantFrom('anna', 'ben', 'carla', 'dev'),
    }),
    { maxLength: 24 },
  ),
});

/** What is published night by night; each range with the quotes behind it, found again without the product's help. */
function published(nights: { days: number; prices: Omit<AcceptedPrice, 'at'>[] }[]) {
  const accepted: AcceptedPrice[] = [];
  const known: KnownRange[] = [];
  const ranges: (PriceRange & { isShown: boolean; of: Set<AcceptedPrice> })[] = [];
  let now = Date.UTC(2026, 0, 1);
  for (const { days, prices } of nights) {
    prices.forEach((price, place) => accepted.push({ ...price, at: now + place + 1 }));
    now += days * DAY_MS;
    const recent = known.filter(({ until, isShown }) => isShown || until > now - A_YEAR);
    const { publish, withdraw } = nextRanges(acceptedPrices(accepted), recent, now);
    const replaced = new Set([...publish, ...withdraw].map(({ place }) => place));
    for (const range of [...known, ...ranges].filter(({ place }) => replaced.has(place)))
      range.isShown = false;
    known.push(...publish.map((range) => ({ ...range, isShown: true })));
    ranges.push(...publish.map((range) => ({ ...range, isShown: true, of: quotesOf(range, accepted) })));
  }
  return ranges;
}

const quotesOf = ({ place, from, until }: Span, accepted: AcceptedPrice[]) =>
  new Set(accepted.filter(({ area, at }) => at > from && at <= until && isWithin(area, place)));

const differing = (one: Set<AcceptedPrice>, other: Set<AcceptedPrice>): number =>
  [...one].filter((price) => !other.has(price)).length + [...other].filter((price) => !one.has(price)).length;

test('no quote can be worked out from two price ranges, of whatever nights and places', {}, () => {
  fc.assert(
    fc.property(fc.array(night, { maxLength: 12 }), (nights) => {
      const ranges = published(nights);
      for (const [place, range] of ranges.entries()) {
        expect(range.quotesCount).toBe(range.of.size);
        expect(range.of.size).toBeGreaterThanOrEqual(10);
        expect(new Set([...range.of].map(({ businessId }) => businessId)).size).toBeGreaterThanOrEqual(3);
        for (const other of ranges.slice(place + 1)) {
          const gap = differing(range.of, other.of);
          const isSame = gap === 0 && range.low === other.low && range.high === other.high;
          expect(isSame || gap >= 10).toBe(true);
        }
      }
      const shown = ranges.filter(({ isShown }) => isShown);
      for (const whole of shown) {
        const parts = shown.filter((part) => part !== whole && isWithin(part.place, whole.place));
        const together = new Set(parts.flatMap((part) => [...part.of]));
        const gap = differing(whole.of, together);
        expect(gap === 0 || gap >= 10).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

const price = (pounds: number, more: Partial<AcceptedPrice> = {}): AcceptedPrice => ({
  area: 'BS',
  pence: pounds * 100,
  at: Date.UTC(2026, 5, 1),
  businessId: ['anna', 'ben', 'carla'][pounds % 3] ?? '',
  ...more,
});
const NOW = Date.UTC(2026, 6, 1);
const next = (prices: AcceptedPrice[], known: KnownRange[] = []) =>
  nextRanges(acceptedPrices(prices), known, NOW).publish;
const upTo = (last: number) => Array.from({ length: last }, (_, at) => price(101 + at * 10));

test('a range is the middle half, from ten quotes of three businesses up, rounded outwards', () => {
  expect(next(upTo(9))).toEqual([]);
  expect(
    next(upTo(10).map((one) => ({ ...one, businessId: one.businessId === 'anna' ? 'ben' : one.businessId }))),
  ).toEqual([]);
  const [area, region, nation] = next(upTo(10));
  expect(area).toMatchObject({ place: 'BS', quotesCount: 10, low: 120_00, high: 170_00 });
  expect([region, nation].map((range) => [range?.place, range?.low])).toEqual([
    ['south-west', 120_00],
    ['uk', 120_00],
  ]);
});

test('an older quote than twelve months counts no more', () => {
  expect(next([...upTo(9), price(200, { at: NOW - A_YEAR })])).toEqual([]);
  expect(next([...upTo(9), price(200, { at: NOW - A_YEAR + 1 })])).toHaveLength(3);
});

test('a range of ten new quotes takes the place of the one before it, and one of nine waits', () => {
  const before = upTo(10);
  const known = next(before).map((range) => ({ ...range, until: NOW - DAY_MS, isShown: true }));
  const later = (count: number) => upTo(count).map((one) => ({ ...one, at: NOW - 1 }));
  expect(next([...before, ...later(9)], known)).toEqual([]);
  expect(next([...before, ...later(10)], known)).toHaveLength(3);
});
