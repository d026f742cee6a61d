import { slugOf } from '../../server/marketplace/directory/areas.ts';
import { distanceKm } from '../../server/platform/geo/grid.ts';
import { anchorPlaces } from '../../server/platform/geo/places.ts';
import type { Found } from '../testbed/people.ts';

/** SQL: a trade and where somebody of it is, asked for by nobody. */
export const PLACES = `
  select distinct null as account_id, c.slug, split_part(b.postcode, ' ', 1) as outward, b.lat::text, b.lng::text
  from work_categories c join businesses b on b.category_id = c.id`;

/** A business so near to the middle of its area serves it. */
const NEAR_KM = 20;
const areas = anchorPlaces().areas();

/** Below `from`, the page of the trade in the area. An empty one is not found, so there is a business near its middle. */
export function inItsArea({ slug, outward, lat, lng }: Found, from: string): string | null {
  const area = areas.find(({ code }) => code === /^[A-Z]+/.exec(outward ?? '')?.[0]);
  const isNear = area && distanceKm({ lat: Number(lat), lng: Number(lng) }, area) < NEAR_KM;
  return isNear ? `${from}/${slug}/${slugOf(area)}` : null;
}
