import type { AreaSummary, ListedBusiness, ListedTrade } from '../../../contract/directory.ts';
import type { ServicePrice } from '../../../contract/prices.ts';
import { pictureAddress } from '../../../contract/pictures.ts';
import { readPostcode } from '../../../contract/postcode.ts';
import { fromMiles, haversineBound, haversineKm, toMiles } from '../../platform/geo/grid.ts';
import type { Area } from '../../platform/geo/places.ts';
import { ratingOf } from '../review-summary.ts';
import { newestWordsView } from '../reviews/index.ts';
import { onePictureView } from '../work-pictures/index.ts';
import { slugOf } from './areas.ts';
import { ANYBODY, type CardRow, type Wanted } from './listed.queries.ts';

const SHOWN_SERVICES = 3;

/** A business in a list: what its public profile tells, and how far off its outward code is. */
export const listedView = (row: CardRow & { distance: number | null }): ListedBusiness => ({
  id: row.id,
  name: row.name,
  logo: pictureAddress(row.logo),
  town: row.town,
  location: readPostcode(row.postcode)?.outward ?? '',
  rating: ratingOf(row),
  reviewsCount: row.reviews_count,
  distance_miles: row.distance === null ? null : Math.round(toMiles(haversineKm(row.distance))),
  replyMinutes: row.reply_minutes,
  newestReview: newestWordsView(row),
  picture: onePictureView(row),
  services: row.services.slice(0, SHOWN_SERVICES),
  servicesCount: row.services.length,
});

/** What is asked for as SQL compares it: all who would be shown as so many miles away. */
export const wantedOf = ({ rating, miles }: Filters): Wanted => ({
  ratingFrom: rating ? Number(rating) : ANYBODY.ratingFrom,
  tooFar: miles ? haversineBound(fromMiles(Number(miles) + HALF_A_MILE)) : ANYBODY.tooFar,
});

/** Miles are shown rounded. */
const HALF_A_MILE = 0.5;

export type Filters = { rating?: string | undefined; miles?: string | undefined };

export const areaView = (area: Area, businessesCount: number, km: number | null): AreaSummary => ({
  slug: slugOf(area),
  name: area.name,
  businessesCount,
  distance_miles: km === null ? null : Math.round(toMiles(km)),
});

type ListedTradeRow = TradeRow & { services_count: number; businesses_count: number };

export const listedTradeView = (row: ListedTradeRow): ListedTrade => ({
  ...tradeView(row),
  servicesCount: row.services_count,
  businessesCount: row.businesses_count,
});

type TradeRow = { id: string; name: string; slug: string };

export const tradeView = ({ id, name, slug }: TradeRow) => ({ id, name, slug });

const SHOWN_PRICES = 6;

/** As many prices as are read at a glance, those that were paid here before those of a table. */
export const shownPrices = (prices: readonly ServicePrice[]): ServicePrice[] =>
  prices.toSorted((a, b) => Number(isTypical(a)) - Number(isTypical(b))).slice(0, SHOWN_PRICES);

const isTypical = ({ guide }: ServicePrice): boolean => guide.basis === 'typical';
