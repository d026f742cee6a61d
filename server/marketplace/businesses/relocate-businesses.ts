import type { Tx } from '../../platform/db/db.ts';
import type { Place } from '../../platform/geo/places.ts';
import type { PlacesOn } from '../../platform/geo/table-places.ts';
import type { BusinessId } from '../../platform/ids.ts';
import type { Relocated, Stretch } from '../relocated.ts';
import { pointsOf } from './placed.ts';
import { refreshServiceArea } from './service-area.ts';

/** Puts a stretch of businesses, and with them their service areas, where the table of post codes says now. */
export async function relocateBusinesses(tx: Tx, placesOn: PlacesOn, stretch: Stretch): Promise<Relocated> {
  const businesses = await tx
    .selectFrom('businesses')
    .$if(stretch.after !== null, (query) => query.where('id', '>', stretch.after as BusinessId))
    .select(['id', 'postcode', 'lat', 'lng', 'outward_lat', 'outward_lng'])
    .orderBy('id')
    .limit(stretch.size)
    .execute();
  const places = await placesOn(tx).findAll(businesses.map((business) => business.postcode));
  let moved = 0;
  for (const business of businesses) {
    const place = places.get(business.postcode);
    if (!place || isThere(business, place)) continue;
    moved += await moveBusiness(tx, business, place);
  }
  const last = businesses.length === stretch.size ? (businesses.at(-1)?.id ?? null) : null;
  return { last, seen: businesses.length, moved };
}

type Points = Omit<ReturnType<typeof pointsOf>, 'outward_cell'>;

const isThere = (business: Points, { point, centre }: Place): boolean =>
  point.lat === business.lat &&
  point.lng === business.lng &&
  centre.lat === business.outward_lat &&
  centre.lng === business.outward_lng;

/** Not if it has just given another post code. */
async function moveBusiness(tx: Tx, { id, postcode }: { id: BusinessId; postcode: string }, place: Place) {
  const { numUpdatedRows } = await tx
    .updateTable('businesses')
    .set(pointsOf(place))
    .where('id', '=', id)
    .where('postcode', '=', postcode)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await refreshServiceArea(tx, id);
  return Number(numUpdatedRows);
}
