import type { AreaSummary, ListedBusiness } from '../../../contract/directory.ts';
import { pictureAddress } from '../../../contract/pictures.ts';
import { readPostcode } from '../../../contract/postcode.ts';
import { haversineKm, toMiles } from '../../platform/geo/grid.ts';
import type { Area } from '../../platform/geo/places.ts';
import { ratingOf } from '../review-summary.ts';
import { slugOf } from './areas.ts';
import type { ListedRow } from './directory.queries.ts';

const SHOWN_SERVICES = 3;

/** A business in a list: what its public profile tells, and how far off its outward code is. */
export const listedView = (row: ListedRow): ListedBusiness => ({
  id: row.id,
  name: row.name,
  logo: pictureAddress(row.logo),
  town: row.town,
  location: readPostcode(row.postcode)?.outward ?? '',
  rating: ratingOf(row),
  reviewsCount: row.reviews_count,
  distance_miles: Math.round(toMiles(haversineKm(row.distance))),
  services: row.services.slice(0, SHOWN_SERVICES),
  servicesCount: row.services.length,
});

export const areaView = (area: Area, businessesCount: number): AreaSummary => ({
  slug: slugOf(area),
  name: area.name,
  businessesCount,
});

type TradeRow = { id: string; name: string; slug: string };

export const tradeView = ({ id, name, slug }: TradeRow) => ({ id, name, slug });
