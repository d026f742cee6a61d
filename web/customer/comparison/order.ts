import type { ComparedQuote } from '../../../contract/comparison.ts';

/** What somebody may sort the quotes by; the first one is how they come. */
export const ORDERS = ['oldest', 'total', 'rating', 'distance', 'start'] as const;
export type Order = (typeof ORDERS)[number];

/** Less is earlier in the list; what is not known comes last. */
const RANKS: Record<Exclude<Order, 'oldest'>, (quote: ComparedQuote) => number | null> = {
  total: ({ total }) => total && total.pounds,
  rating: ({ business: { rating } }) => rating && -rating,
  distance: ({ distance_miles }) => distance_miles,
  start: ({ detail }) => (detail?.earliest_start ? Date.parse(detail.earliest_start) : null),
};

/** Those that are alike stay as they came: the oldest one first. */
export function inOrder(quotes: readonly ComparedQuote[], order: Order): readonly ComparedQuote[] {
  if (order === 'oldest') return quotes;
  return byRank(quotes, RANKS[order]);
}

/** Sorted by a rank; what has none comes last, and those that are alike stay as they came. */
export function byRank<T>(items: readonly T[], rankOf: (item: T) => number | null | undefined): readonly T[] {
  const rank = (item: T) => rankOf(item) ?? Infinity;
  return items.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

export const isOrder = (value: string): value is Order => ORDERS.some((one) => one === value);

/** The ids with `id` at `place`, and what stood there where `id` was. */
export function withAt(ids: readonly string[], place: number, id: string): readonly string[] {
  const before = ids[place];
  return ids.map((one, at) => (at === place ? id : one === id ? (before ?? one) : one));
}
