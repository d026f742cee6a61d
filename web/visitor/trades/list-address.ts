import type { TradeSearch } from './trade-search.ts';

/** An address of the list with what it is narrowed to, and where it goes on. */
export function addressOf(path: string, { postcode, rating, miles, cursor }: TradeSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ postcode, rating, miles, cursor }))
    if (value !== undefined && value !== '') query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Where a job of a trade is posted, with what is known of its place. */
export const postIn = (trade: string, postcode: string): string =>
  `/post-job?${new URLSearchParams({ category: trade, ...(postcode && { postcode }) })}`;
