import { type Area, anchorPlaces } from '../../../server/platform/geo/places.ts';
import type { Point } from '../../../server/platform/geo/grid.ts';
import { type Chance, weighted } from './chance.ts';

const KM_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

// Latitude, longitude, thousands of people, kilometres of spread: the larger built-up areas of the United Kingdom.
const TOWNS: readonly (readonly [number, number, number, number])[] = [
  [51.507, -0.128, 8900, 14],
  [52.486, -1.89, 2600, 9],
  [53.48, -2.242, 2700, 10],
  [53.796, -1.547, 1800, 9],
  [55.861, -4.25, 1700, 9],
  [53.408, -2.991, 1300, 7],
  [54.978, -1.617, 1100, 8],
  [53.381, -1.47, 900, 7],
  [51.454, -2.587, 900, 7],
  [52.954, -1.158, 850, 7],
  [52.637, -1.133, 650, 6],
  [50.904, -1.404, 560, 6],
  [50.805, -1.087, 560, 5],
  [51.481, -3.179, 700, 8],
  [55.953, -3.189, 700, 7],
  [54.597, -5.93, 650, 7],
  [53.008, -2.18, 480, 6],
  [52.406, -1.512, 480, 5],
  [54.574, -1.235, 480, 6],
  [50.822, -0.137, 480, 5],
  [51.454, -0.978, 420, 5],
  [50.375, -4.143, 330, 5],
  [53.743, -0.335, 420, 5],
  [57.149, -2.094, 300, 5],
  [52.041, -0.759, 300, 5],
  [52.24, -0.902, 290, 5],
  [51.558, -1.782, 260, 5],
  [52.923, -1.476, 380, 5],
  [51.62, -3.943, 380, 6],
  [52.628, 1.299, 320, 5],
  [53.763, -2.703, 350, 5],
  [50.72, -1.879, 480, 6],
  [51.752, -1.258, 250, 5],
  [52.205, 0.122, 260, 5],
  [51.88, -0.417, 300, 5],
  [52.057, 1.148, 210, 5],
  [50.722, -3.533, 220, 6],
  [51.898, -2.071, 260, 6],
  [53.96, -1.087, 260, 6],
  [56.462, -2.971, 230, 5],
  [52.572, -0.242, 280, 6],
  [51.545, 0.71, 360, 5],
  [51.27, 0.52, 350, 8],
  [51.28, 1.08, 250, 8],
  [50.26, -5.05, 260, 18],
  [51.735, 0.47, 300, 7],
  [51.236, -0.57, 400, 9],
  [50.86, 0.26, 300, 9],
  [51.75, -0.34, 300, 7],
  [57.478, -4.225, 100, 8],
  [53.71, -2.3, 500, 8],
];

// The rest lives anywhere in this box, which is mostly England, Wales and the south of Scotland.
const RURAL_SHARE = 0.12;
const RURAL = { south: 50.2, north: 57.5, west: -5, east: 1.3 };

/** Where people live: crowded like the real country, so that some cells are full and most are nearly empty. */
export function homes(chance: Chance): () => Point {
  const townPlace = weighted(
    chance,
    TOWNS.map(([, , people]) => people),
  );
  return () => {
    const town = TOWNS[townPlace()];
    if (!town || chance.isLucky(RURAL_SHARE)) return somewhere(chance);
    const [lat, lng, , spread] = town;
    return near(chance, { lat, lng }, spread);
  };
}

const somewhere = (chance: Chance): Point => ({
  lat: RURAL.south + chance.next() * (RURAL.north - RURAL.south),
  lng: RURAL.west + chance.next() * (RURAL.east - RURAL.west),
});

/** A point around another, at a normally distributed distance. */
export const near = (chance: Chance, { lat, lng }: Point, spreadKm: number): Point => ({
  lat: lat + (chance.gauss() * spreadKm) / KM_PER_DEGREE,
  lng: lng + (chance.gauss() * spreadKm) / (KM_PER_DEGREE * Math.cos(lat * RADIANS)),
});

/** The post code area whose middle lies nearest; good enough for the texts of an address. */
export function nearestArea(): (point: Point) => Area {
  const areas = anchorPlaces().areas();
  return ({ lat, lng }) => {
    const narrowing = Math.cos(lat * RADIANS);
    const apart = (area: Area) => (area.lat - lat) ** 2 + ((area.lng - lng) * narrowing) ** 2;
    return areas.reduce((best, area) => (apart(area) < apart(best) ? area : best));
  };
}
