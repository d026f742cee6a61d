import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { Named } from './fields.ts';
import { routes } from './kernel.ts';

/** Where the quotes behind a price guide were accepted, from the smallest place to the largest. */
export const PRICE_LEVELS = ['area', 'region', 'nation'] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

/** What work of one service costs: from quotes that were accepted, or from a table of typical prices. */
export const PriceGuide = z.object({
  basis: z.enum(['accepted', 'typical']),
  /** Pounds, rounded outwards. */
  low: z.number(),
  high: z.number(),
  /** Null in a table. */
  quotesCount: z.nullable(z.number()),
  place: z.nullable(z.object({ level: z.enum(PRICE_LEVELS), name: z.string() })),
  /** What a price of a table is for, such as "a room"; an accepted quote is for a whole job. */
  unit: z.nullable(z.string()),
  /** The last day that counts, or the month of the table. */
  asOf: z.string(),
});
export type PriceGuide = z.output<typeof PriceGuide>;

export const ServicePrice = z.object({ service: Named, guide: PriceGuide });
export type ServicePrice = z.output<typeof ServicePrice>;

/** The trade's slug, as its own page has it. */
const trade = z
  .string(say.category)
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, say.category), z.maxLength(80, say.category));

/** All of a post code or its first half. What is none counts as left out: a guide is no reason to refuse anything. */
const query = z.strictObject({ postcode: z.optional(z.string(say.postcode).check(z.maxLength(20))) });

export const priceRoutes = routes({
  servicePrice: {
    method: 'GET',
    path: '/services/:id/price-guide',
    summary: 'What work of a service costs near a post code; null where too little is known',
    by: 'anyone',
    whileActing: 'may',
    params: z.strictObject({ id: z.string() }),
    query,
    answers: z.object({ guide: z.nullable(PriceGuide) }),
    refuses: [],
  },
  tradePrices: {
    method: 'GET',
    path: '/trades/:trade/price-guides',
    summary: 'What the services of a trade cost near a post code, as far as enough is known',
    by: 'anyone',
    whileActing: 'may',
    params: z.strictObject({ trade }),
    query,
    answers: z.object({ prices: z.array(ServicePrice) }),
    refuses: [],
  },
});
