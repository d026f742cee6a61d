import type { Db } from '../platform/db/db.ts';

/**
 * What the answer of a call is made of, where it is the same for everybody: pages that make such calls alone are kept
 * until one of these contents changes. The names are those that the triggers write (26-public-content.sql).
 */
export type PublicContent = {
  of: (given: Given) => readonly string[];
  /** The next moment at which time alone changes the answer; null where there is none. */
  until?: (db: Db, given: Given, now: Date) => Promise<Date | null>;
};

/** What the call is asked with, in its path and its query. */
type Given = Readonly<Record<string, string>>;

/** By the name of the call. A call that is missing here is somebody's own, and no page that makes it is kept. */
export type PublicContents = Record<string, PublicContent>;

/** The work categories and their services. */
export const CATALOGUE = 'catalogue';
/** What is sold, for how much and with which VAT. */
export const PACKAGES = 'packages';
/** The price ranges that are shown. */
export const PRICES = 'prices';
/** What was counted of the whole market, and how often services are posted. */
export const DEMAND = 'demand';
/** Where the tables of post codes come from. */
export const PLACES = 'places';
/** Any business and any review: for what is newest of all. */
export const WORK = 'work';

export const businessContent = (id: string): string => `business:${id.toLowerCase()}`;
export const tradeContent = (slug: string): string => `trade:${slug}`;
