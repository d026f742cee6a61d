import { LEAD_RADIUS_KM } from '../../../contract/reach.ts';
import { cellsAround, distanceKm, type Point } from '../../platform/geo/grid.ts';
import type { Area } from '../../platform/geo/places.ts';

/** An area as an address names it: "Kingston upon Thames" is `kingston-upon-thames`. */
export const slugOf = ({ name }: Area): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The others, nearest first. */
export const nearestOf = (areas: readonly Area[], centre: Area): Area[] =>
  areas
    .filter(({ code }) => code !== centre.code)
    .toSorted((a, b) => distanceKm(centre, a) - distanceKm(centre, b));

export type AreaCell = Point & { code: string; cell: number };

/** Each area with each grid cell in which those who serve its middle may lie. */
export const cellsOfAreas = (areas: readonly Area[]): AreaCell[] => areas.flatMap(cellsOf);

/** Worked out once for an area: the table of areas is the same for every request. */
function cellsOf(area: Area): AreaCell[] {
  const { code, lat, lng } = area;
  const cells =
    CELLS.get(area) ?? cellsAround(area, LEAD_RADIUS_KM).map((cell) => ({ code, lat, lng, cell }));
  CELLS.set(area, cells);
  return cells;
}

const CELLS = new WeakMap<Area, AreaCell[]>();
