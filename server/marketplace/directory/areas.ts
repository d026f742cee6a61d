import { SAID_WITHIN_KM } from '../../../contract/list-filters.ts';
import { LEAD_RADIUS_KM } from '../../../contract/reach.ts';
import { cellsAround, distanceKm, isWithinKm, type Point } from '../../platform/geo/grid.ts';
import type { Area } from '../../platform/geo/places.ts';
import type { Spot } from './directory.queries.ts';

/** An area as an address names it: "Kingston upon Thames" is `kingston-upon-thames`. */
export const slugOf = ({ name }: Area): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type NearArea = { area: Area; km: number };

/** The others, nearest first; worked out once for an area, since the table of areas is the same for every request. */
export function nearestOf(areas: readonly Area[], centre: Area): readonly NearArea[] {
  const known = NEAREST.get(centre);
  if (known) return known;
  const nearest = nearestTo(areas, centre).filter(({ area }) => area.code !== centre.code);
  NEAREST.set(centre, nearest);
  return nearest;
}

/** All of them by their distance from a point. */
export const nearestTo = (areas: readonly Area[], centre: Point): NearArea[] =>
  areas.map((area) => ({ area, km: distanceKm(centre, area) })).toSorted((a, b) => a.km - b.km);

const NEAREST = new WeakMap<Area, readonly NearArea[]>();

/** The grid cells in which those who serve the middle of one of these areas may lie. */
export const cellsOfAreas = (areas: readonly NearArea[]): number[] => [
  ...new Set(areas.flatMap(({ area }) => cellsAround(area, LEAD_RADIUS_KM))),
];

/** How many of those at these spots serve the middle of each area, by its code; areas that nobody serves are missing. */
export function countByArea(areas: readonly Area[], spots: readonly Spot[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const spot of spots)
    for (const { code } of servedFrom(areas, spot)) counts.set(code, (counts.get(code) ?? 0) + spot.count);
  return counts;
}

/** How many of those at these spots are near enough to be told of where nobody is within reach. */
export const countFarther = (spots: readonly Spot[], centre: Point): number =>
  spots.filter((spot) => isWithinKm(spot, centre, SAID_WITHIN_KM)).reduce((sum, { count }) => sum + count, 0);

/** The areas whose middle is within reach of a spot. */
function servedFrom(areas: readonly Area[], { lat, lng }: Point): readonly Area[] {
  const spots = SERVED.get(areas) ?? new Map<string, readonly Area[]>();
  const place = `${lat} ${lng}`;
  const known = spots.get(place);
  if (known) return known;
  const served = areas.filter((area) => isWithinKm({ lat, lng }, area, LEAD_RADIUS_KM));
  // Spots are middles of outward codes; what is worked out for them is dropped should there ever be more.
  if (spots.size >= MOST_SPOTS) spots.clear();
  SERVED.set(areas, spots.set(place, served));
  return served;
}

/** There are some 3,000 outward codes. */
const MOST_SPOTS = 4_000;
const SERVED = new WeakMap<readonly Area[], Map<string, readonly Area[]>>();
