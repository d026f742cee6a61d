import { cellOf } from '../../platform/geo/grid.ts';
import type { Place } from '../../platform/geo/places.ts';

/** Where a business lies, for its row: its own point for leads, the middle of its outward code for the world. */
export const placed = ({ postcode, town, point, centre }: Place) => ({
  postcode,
  town,
  ...pointsOf({ point, centre }),
});

export const pointsOf = ({ point, centre }: Pick<Place, 'point' | 'centre'>) => ({
  lat: point.lat,
  lng: point.lng,
  outward_lat: centre.lat,
  outward_lng: centre.lng,
  outward_cell: cellOf(centre),
});
