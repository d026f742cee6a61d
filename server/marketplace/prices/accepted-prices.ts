import { isWithin, NATION, placesOfArea } from './price-place.ts';

/** A quote that was accepted: a price for a whole job, where, when, and whose. */
export type AcceptedPrice = { area: string; pence: number; at: number; businessId: string };

/** The quotes of a service that were accepted after `from` and until `until`, in one place. */
export type Span = { place: string; from: number; until: number };

/** The accepted quotes of one service, by place, oldest first. */
export type AcceptedPrices = {
  places: readonly string[];
  in: (span: Span) => AcceptedPrice[];
  /** By how many quotes two spans differ. */
  gap: (one: Span, other: Span) => number;
  /** By how many quotes a span differs from several others, which lie within its place, taken together. */
  gapToAll: (whole: Span, parts: readonly Span[]) => number;
};

export function acceptedPrices(prices: readonly AcceptedPrice[]): AcceptedPrices {
  const byPlace = placed(prices.toSorted((a, b) => a.at - b.at));
  const of = (place: string) => byPlace.get(place) ?? [];
  const within = ({ place, from, until }: Span) => [
    firstAfter(of(place), from),
    firstAfter(of(place), until),
  ];
  const count = (span: Span) => {
    const [start = 0, end = 0] = within(span);
    return Math.max(0, end - start);
  };
  return {
    places: [...byPlace.keys()].toSorted((a, b) => sizeOf(a) - sizeOf(b) || (a < b ? -1 : 1)),
    in: (span) => of(span.place).slice(...within(span)),
    gap: (one, other) => count(one) + count(other) - 2 * count(shared(one, other)),
    gapToAll: (whole, parts) =>
      of(whole.place).filter((price) => has(whole, price) !== parts.some((part) => has(part, price))).length,
  };
}

function placed(prices: readonly AcceptedPrice[]): Map<string, AcceptedPrice[]> {
  const byPlace = new Map<string, AcceptedPrice[]>();
  for (const price of prices)
    for (const place of placesOfArea(price.area)) {
      const here = byPlace.get(place) ?? [];
      here.push(price);
      byPlace.set(place, here);
    }
  return byPlace;
}

/** Areas before regions before the country. */
const sizeOf = (place: string): number => (place === NATION ? 2 : placesOfArea(place).length > 1 ? 0 : 1);

function firstAfter(prices: readonly AcceptedPrice[], moment: number): number {
  let [low, high] = [0, prices.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((prices[middle]?.at ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What two spans have in common: of places that lie apart, nothing. */
function shared(one: Span, other: Span): Span {
  const inner = isWithin(one.place, other.place)
    ? one.place
    : isWithin(other.place, one.place) && other.place;
  const from = Math.max(one.from, other.from);
  return { place: inner || '', from, until: Math.min(one.until, other.until) };
}

const has = ({ place, from, until }: Span, { area, at }: AcceptedPrice): boolean =>
  at > from && at <= until && isWithin(area, place);
