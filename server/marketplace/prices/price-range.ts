import { DAY_MS } from '../../platform/clock.ts';
import type { AcceptedPrice, AcceptedPrices, Span } from './accepted-prices.ts';
import { isWithin, placesAround } from './price-place.ts';

/** The middle half of the prices of a span, as it is published until the next one. */
export type PriceRange = Span & { quotesCount: number; low: number; high: number };
/** A range that was published; `isShown` until another one or nothing takes its place. */
export type KnownRange = Span & { quotesCount: number; isShown: boolean };

export type Changes = { publish: PriceRange[]; withdraw: Span[] };

/** Fewer quotes than these tell of somebody's price. */
export const FEWEST_QUOTES = 10;
/** With the quotes of two businesses, either of them could subtract its own. */
export const FEWEST_BUSINESSES = 3;
export const COUNTED_MS = 365 * DAY_MS;

/**
 * Which ranges of a service are published next, and which go. Nobody can work out one quote from two ranges, be it from
 * one night to the next, or from a place and one around it: the quotes behind them are the same, or differ by ten.
 * A range that would differ by fewer waits, and the one before it stays. `known` holds what was published in the last
 * twelve months; older ranges have no quote in common with a new one.
 */
export function nextRanges(prices: AcceptedPrices, known: readonly KnownRange[], now: number): Changes {
  const changes: Changes = { publish: [], withdraw: [] };
  const seen: KnownRange[] = [...known];
  const shown = new Map(known.filter(({ isShown }) => isShown).map((range) => [range.place, range]));
  const places = new Set([...prices.places, ...shown.keys()]);
  for (const place of places) {
    const span = { place, from: now - COUNTED_MS, until: now };
    const counted = prices.in(span);
    if (!isEnough(counted)) {
      if (shown.delete(place)) changes.withdraw.push(span);
      continue;
    }
    const range = { ...span, quotesCount: counted.length, isShown: true };
    if (!isApart(range, { prices, seen, shown })) continue;
    shown.set(place, range);
    seen.push(range);
    changes.publish.push({ ...span, ...middleHalf(counted) });
  }
  return changes;
}

const isEnough = (counted: AcceptedPrice[]): boolean =>
  counted.length >= FEWEST_QUOTES &&
  new Set(counted.map(({ businessId }) => businessId)).size >= FEWEST_BUSINESSES;

type Published = {
  prices: AcceptedPrices;
  seen: readonly KnownRange[];
  shown: ReadonlyMap<string, KnownRange>;
};

function isApart(range: KnownRange, { prices, seen, shown }: Published): boolean {
  const isOther = (other: KnownRange) => {
    const gap = prices.gap(range, other);
    return gap >= FEWEST_QUOTES || (gap === 0 && other.place !== range.place);
  };
  if (!seen.every(isOther)) return false;
  const next = [...shown.values()].filter(({ place }) => place !== range.place);
  const around = next.filter(({ place }) => placesAround(range.place).includes(place));
  return [range, ...around].every((whole) => {
    const parts = [...next, range].filter((part) => part !== whole && isWithin(part.place, whole.place));
    const gap = prices.gapToAll(whole, parts);
    return gap === 0 || gap >= FEWEST_QUOTES;
  });
}

function middleHalf(counted: AcceptedPrice[]) {
  const pence = counted.map((price) => price.pence).toSorted((a, b) => a - b);
  const [low, high] = [quantile(pence, 0.25), quantile(pence, 0.75)];
  return { quotesCount: pence.length, low: rounded(low, Math.floor), high: rounded(high, Math.ceil) };
}

function quantile(sorted: number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}

/** Pence up to which prices are rounded to so many pence; a bound is nobody's own price then. */
const STEPS = [
  [20_00, 1_00],
  [100_00, 5_00],
  [1_000_00, 10_00],
  [10_000_00, 100_00],
] as const;
const LARGEST_STEP = 500_00;

function rounded(pence: number, round: (steps: number) => number): number {
  const step = STEPS.find(([below]) => pence < below)?.[1] ?? LARGEST_STEP;
  return round(pence / step) * step;
}
