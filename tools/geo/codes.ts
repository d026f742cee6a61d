import { readPostcode } from '../../contract/postcode.ts';
import type { Point } from '../../server/platform/geo/grid.ts';
import { anchorPlaces } from '../../server/platform/geo/places.ts';

/** A row of the table: a full post code, or the outward half alone. */
export type CodePoint = Point & { code: string; kind: 'unit' | 'district' };

/** What became of a line: a row, nothing because it was to be left out, or nothing because it is wrong. */
export type Outcome = CodePoint | { leftOut: string } | { refused: string };

const AREAS: ReadonlySet<string> = new Set(
  anchorPlaces()
    .areas()
    .map(({ code }) => code),
);

/** Great Britain, Northern Ireland, Man, the Channel Islands, and the sea around them. */
const BOX = { south: 48.8, north: 61.5, west: -9, east: 2.5 };

/** The row that a post code and its coordinates make, if they are ones. */
export function rowOf(typed: string, { lat, lng }: Point): Outcome {
  const read = readCode(typed);
  if (!read) return { refused: typed.trim() === '' ? 'no post code' : 'not a post code' };
  if (!AREAS.has(read.area)) return { refused: 'not an area we know' };
  if (Number.isNaN(lat) || Number.isNaN(lng)) return { refused: 'no coordinates' };
  const isNear = lat >= BOX.south && lat <= BOX.north && lng >= BOX.west && lng <= BOX.east;
  if (!isNear) return { refused: 'coordinates far from the British Isles' };
  return { code: read.code, kind: read.kind, lat: rounded(lat), lng: rounded(lng) };
}

/** A cell as a number; an empty one is none. */
export const numberIn = (cell: string | undefined): number =>
  cell === undefined || cell.trim() === '' ? Number.NaN : Number(cell);

type Code = Pick<CodePoint, 'code' | 'kind'> & { area: string };

const ANY_INWARD = '1AA';

function readCode(typed: string): Code | null {
  const unit = readPostcode(typed);
  if (unit) return { code: unit.full, kind: 'unit', area: unit.area };
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const within = readPostcode(letters + ANY_INWARD);
  return within?.outward === letters ? { code: letters, kind: 'district', area: within.area } : null;
}

/** A tenth of a metre is enough, and makes a repeat write the same. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
