import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { Named } from './fields.ts';
import { routes } from './kernel.ts';
import { MILES_WITHIN, RATINGS_FROM, SAID_WITHIN_KM } from './list-filters.ts';
import { ServicePrice } from './prices.ts';
import { LEAD_RADIUS_KM } from './reach.ts';
import { RecentReview, ShownWork } from './recent-work.ts';

/** A trade or an area in an address; a malformed one is answered as a missing one. */
const slug = z
  .string(say.category)
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, say.category), z.maxLength(80, say.category));

const cursor = z.optional(z.string(say.cursor).check(z.maxLength(200, say.cursor)));

/** Who has no review has no rating, and is not among those with one. */
const filters = {
  rating: z.optional(z.enum(RATINGS_FROM, say.choose)),
  miles: z.optional(z.enum(MILES_WITHIN, say.choose)),
};

const TradeSummary = z.object({ id: z.string(), name: z.string(), slug: z.string() });

/** An area with businesses of a trade: how many serve its middle. */
export const AreaSummary = z.object({
  slug: z.string(),
  name: z.string(),
  businessesCount: z.number(),
  /** Whole miles between its middle and where one looks from; null where that is nowhere. */
  distance_miles: z.nullable(z.number()),
});
export type AreaSummary = z.output<typeof AreaSummary>;

/** A business in the public directory: no more of it than its public profile tells. */
export const ListedBusiness = z.object({
  ...Named.shape,
  logo: z.nullable(z.string()),
  town: z.string(),
  location: z.string(),
  /** The average of its visible reviews to one decimal; null without one. */
  rating: z.nullable(z.number()),
  reviewsCount: z.number(),
  /** Whole miles between the middle of its outward code and where one looks from; null where that is nowhere. */
  distance_miles: z.nullable(z.number()),
  /** The usual minutes to a reply; null where too little is known. */
  replyMinutes: z.nullable(z.number()),
  /** The newest of its reviews that says something. */
  newestReview: z.nullable(
    z.object({ rating: z.number(), comment: z.string(), name: z.string(), createdAt: z.string() }),
  ),
  /** The first of its work pictures. */
  picture: z.nullable(ShownWork),
  /** The first few by name; none when it takes all of its trade. */
  services: z.array(z.string()),
  servicesCount: z.number(),
});
export type ListedBusiness = z.output<typeof ListedBusiness>;

/** A page of the businesses of a trade around a place, nearest first. */
const listing = {
  trade: TradeSummary,
  /** All who are around. */
  businessesCount: z.number(),
  /** Where nobody is around, how many of the trade are within SAID_WITHIN_KM; null where somebody is. */
  fartherCount: z.nullable(z.number()),
  /** How many visible reviews those around have. */
  reviewsCount: z.number(),
  /** Of those how many have the rating and are within the miles that were asked for. */
  fittingCount: z.number(),
  businesses: z.array(ListedBusiness),
  next: z.nullable(z.string()),
};

export const TradePage = z.object({
  trade: TradeSummary,
  services: z.array(Named),
  businessesCount: z.number(),
  /** The best of as many towns as possible. */
  businesses: z.array(ListedBusiness),
  areas: z.array(AreaSummary),
  reviews: z.array(RecentReview),
  prices: z.array(ServicePrice),
});
export type TradePage = z.output<typeof TradePage>;

export const AreaPage = z.object({
  ...listing,
  area: z.object({ slug: z.string(), name: z.string(), code: z.string() }),
  services: z.array(Named),
  /** The nearest other areas that have a page. */
  around: z.array(AreaSummary),
  reviews: z.array(RecentReview),
  /** What work of the trade costs there. */
  prices: z.array(ServicePrice),
});
export type AreaPage = z.output<typeof AreaPage>;

export const FoundBusinesses = z.object({
  ...listing,
  place: z.object({ outward: z.string(), town: z.string() }),
  /** The nearest areas that have a page. */
  around: z.array(AreaSummary),
});
export type FoundBusinesses = z.output<typeof FoundBusinesses>;

/** A trade on offer, with how many of its services and how many businesses are. */
export const ListedTrade = z.object({
  ...TradeSummary.shape,
  servicesCount: z.number(),
  businessesCount: z.number(),
});
export type ListedTrade = z.output<typeof ListedTrade>;

export const directoryRoutes = routes({
  trades: {
    method: 'GET',
    path: '/listed-trades',
    summary:
      'The trades on offer, those whose services are posted most first, with how many businesses each has',
    by: 'anyone',
    whileActing: 'may',
    answers: z.object({ trades: z.array(ListedTrade) }),
    refuses: [],
  },
  trade: {
    method: 'GET',
    path: '/trades/:trade',
    summary:
      'A trade: the best of its businesses, how many there are in which areas, newest reviews and prices',
    by: 'anyone',
    whileActing: 'may',
    params: z.strictObject({ trade: slug }),
    answers: TradePage,
    refuses: [],
  },
  tradeInArea: {
    method: 'GET',
    path: '/trades/:trade/:area',
    summary: `The businesses of a trade who serve the middle of an area, or nobody, how many are within ${SAID_WITHIN_KM} km and where the nearest are`,
    by: 'anyone',
    whileActing: 'may',
    params: z.strictObject({ trade: slug, area: slug }),
    query: z.strictObject({ ...filters, cursor }),
    answers: AreaPage,
    refuses: [],
  },
  directory: {
    method: 'GET',
    path: '/directory',
    summary: `The businesses of a trade within ${LEAD_RADIUS_KM} km of a post code, or of its first half`,
    by: 'anyone',
    whileActing: 'may',
    query: z.strictObject({
      trade: slug,
      /** Read by the server, which knows the areas. */
      postcode: z.string(say.postcode).check(z.maxLength(20, say.postcode)),
      ...filters,
      cursor,
    }),
    answers: FoundBusinesses,
    refuses: ['not_found'],
  },
});
