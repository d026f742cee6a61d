import type { ServiceArea } from '../../../contract/businesses.ts';
import { LEAD_RADIUS_KM } from '../../../contract/reach.ts';
import type { Actor } from '../../platform/actor.ts';
import { distanceKm } from '../../platform/geo/grid.ts';
import type { Area } from '../../platform/geo/places.ts';
import type { Market } from '../action.ts';
import { ownPlace } from './business.queries.ts';

/** How far around the circle the map looks. */
const SHOWN_KM = 3 * LEAD_RADIUS_KM;

/** Where the own leads come from, with the post code areas around it. */
export async function readServiceArea({ db, placesOn }: Market, actor: Actor): Promise<ServiceArea> {
  const { postcode, town, lat, lng } = await ownPlace(db, actor);
  const distanceOf = (area: Area) => distanceKm({ lat, lng }, area);
  const areas = placesOn(db)
    .areas()
    .filter((area) => distanceOf(area) <= SHOWN_KM)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
    .map((area) => ({ ...area, isReached: distanceOf(area) <= LEAD_RADIUS_KM }));
  return { postcode, town, radiusKm: LEAD_RADIUS_KM, centre: { lat, lng }, areas };
}
