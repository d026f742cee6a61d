// Apart from what is done with it: how an address is read comes with every page.

/** What is looked for and where; or a trade by its address, as links of earlier releases have it. */
export type TradesSearch = { what?: string; postcode?: string; trade?: string };

const MOST = 120;

export const readWords = ({ what, postcode, trade }: Record<string, unknown>): TradesSearch => ({
  what: wordsIn(what),
  postcode: wordsIn(postcode),
  trade: wordsIn(trade),
});

/** The router reads a number where one was typed. */
const wordsIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, MOST) || undefined
    : undefined;
