import { sql } from 'kysely';
import type { Reader } from '../db/db.ts';
import { preparedOnce, type Slots } from '../db/prepared-statements.ts';
import { select } from '../db/select-list.ts';
import type { Point } from './grid.ts';
import { anchorPlaces, type Place, type Places } from './places.ts';

/** Places as one connection or transaction reads them. */
export type PlacesOn = (db: Reader) => Places & {
  /** The places of many post codes at once; those that cannot be found are missing. */
  findAll(postcodes: readonly string[]): Promise<Map<string, Place>>;
};

/**
 * Post codes by the best table there is: the unit's own point, else its district's, else the built-in anchors.
 * Asked again every time, so that an import counts at once in every process.
 */
export function tablePlaces(): PlacesOn {
  const anchors = anchorPlaces();
  return (db) => {
    const findAll = async (postcodes: readonly string[]) => {
      const known = await Promise.all(
        postcodes.map(async (typed) => [typed, await anchors.find(typed)] as const),
      );
      const places = new Map(known.flatMap(([typed, place]) => (place ? [[typed, place] as const] : [])));
      const points = await pointsOf(db, [...places.values()]);
      return new Map([...places].map(([typed, place]) => [typed, better(place, points)]));
    };
    return {
      areas: anchors.areas,
      findAll,
      find: async (typed) => (await findAll([typed])).get(typed) ?? null,
    };
  };
}

const columns = { code: sql<string>`code`, lat: sql<number>`lat`, lng: sql<number>`lng` };

const pointsWith = preparedOnce(
  'postcode-points',
  ({ codes }: Slots<{ codes: string[] }>) => select(columns)`
  from postcode_points where code = any(${codes})`,
);

async function pointsOf(db: Reader, places: Place[]): Promise<Map<string, Point>> {
  if (places.length === 0) return new Map();
  const codes = [...new Set(places.flatMap(({ postcode, outward }) => [postcode, outward]))];
  const rows = await pointsWith(db, { codes });
  return new Map(rows.map(({ code, lat, lng }) => [code, { lat, lng }]));
}

/** The middle of the outward code is its district's, whatever the exact point: it must not tell the house. */
function better(place: Place, points: Map<string, Point>): Place {
  const district = points.get(place.outward);
  return {
    ...place,
    point: points.get(place.postcode) ?? district ?? place.point,
    centre: district ?? place.centre,
  };
}
