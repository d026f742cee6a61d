import { MILES_WITHIN, RATINGS_FROM } from '../../../contract/list-filters.ts';

/** The router reads a number where one was typed. */
type Typed = string | number;

/** What a list is narrowed to. */
export type Narrowed = {
  rating?: (typeof RATINGS_FROM)[number];
  miles?: (typeof MILES_WITHIN)[number];
};

/** What an address of the directory may say: near which post code, narrowed to what, and from where in the list on. */
export type TradeSearch = Narrowed & { postcode?: Typed; cursor?: Typed };

/** Said outright when there is none: what a validation leaves out, the router keeps as it came. */
export const readSearch = ({ postcode, rating, miles, cursor }: Record<string, unknown>): TradeSearch => ({
  postcode: typedIn(postcode),
  rating: RATINGS_FROM.find((one) => one === String(rating)),
  miles: MILES_WITHIN.find((one) => one === String(miles)),
  cursor: typedIn(cursor),
});

/** As it stands there, since the router sends on whose address says it in another way. */
const typedIn = (value: unknown): Typed | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;
