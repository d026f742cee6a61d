/**
 * What the answer of a call is made of, by what it is asked with in its path and its query. The names are those that the
 * triggers write (22-public-content.sql).
 */
export type MadeOf = (given: Readonly<Record<string, string>>) => readonly string[];

/**
 * By the name of a call that answers everybody alike: pages that make such calls alone are kept until something of these
 * changes. A call that is missing here is somebody's own, and no page that makes it is kept.
 */
export type PublicContents = Record<string, MadeOf>;

/** What belongs to no business: work categories and services, what is sold, prices, what was counted, places. */
export const MARKET = 'market';
/** Any business and any review: for what is newest of all. */
export const WORK = 'work';

export const businessContent = (id: string): string => `business:${id.toLowerCase()}`;
export const tradeContent = (slug: string): string => `trade:${slug}`;
