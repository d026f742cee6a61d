/** The router reads a number where one was typed. */
type Typed = string | number;

/** What an address of the directory may say: near which post code, and from where in the list on. */
export type TradeSearch = { postcode?: Typed; cursor?: Typed };

/** Said outright when there is none: what a validation leaves out, the router keeps as it came. */
export const readSearch = ({ postcode, cursor }: Record<string, unknown>): TradeSearch => ({
  postcode: typedIn(postcode),
  cursor: typedIn(cursor),
});

/** As it stands there, since the router sends on whose address says it in another way. */
const typedIn = (value: unknown): Typed | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;
