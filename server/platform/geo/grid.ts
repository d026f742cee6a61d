import { KM_PER_MILE } from '../../../contract/reach.ts';

/** Degrees, WGS84. */
export type Point = { lat: number; lng: number };

const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

// Cells of 0.2 by 1/3 degree, about 22 km square in Britain; the number of columns keeps rows apart.
const CELLS_PER_DEGREE_LAT = 5;
const CELLS_PER_DEGREE_LNG = 3;
const ROW = 2000;

/** The grid cell of a point, one integer, so that a plain btree finds neighbours on any engine. */
export function cellOf({ lat, lng }: Point): number {
  return row(lat) * ROW + column(lng);
}

/** All cells that the box around a circle touches; the radius in kilometres. */
export function cellsAround(centre: Point, radiusKm: number): number[] {
  const box = boxAround(centre, radiusKm);
  const cells: number[] = [];
  for (let y = row(box.south); y <= row(box.north); y++)
    for (let x = column(box.west); x <= column(box.east); x++) cells.push(y * ROW + x);
  return cells;
}

// A cell bulges a little over the lines between its corners.
const BULGE_KM = 0.1;

/** Whether everything in a cell is within reach of a point, so that nobody has to measure. */
export function isCellWithin(cell: number, centre: Point, radiusKm: number): boolean {
  const y = Math.floor(cell / ROW);
  const x = cell - y * ROW;
  const lats = [y, y + 1].map((row) => row / CELLS_PER_DEGREE_LAT - 90);
  const lngs = [x, x + 1].map((column) => column / CELLS_PER_DEGREE_LNG - 180);
  const corners = lats.flatMap((lat) => lngs.map((lng) => ({ lat, lng })));
  return corners.every((corner) => isWithinKm(centre, corner, radiusKm - BULGE_KM));
}

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  return haversineKm(haversine(a, b));
}

/** Whether two points are at most so far apart. */
export const isWithinKm = (a: Point, b: Point, km: number): boolean => haversine(a, b) <= haversineBound(km);

/**
 * The haversine a distance corresponds to. Comparing haversines decides "within" without an arc sine,
 * and SQL and TypeScript then use the very same bound.
 */
export function haversineBound(radiusKm: number): number {
  return Math.sin(radiusKm / (2 * EARTH_RADIUS_KM)) ** 2;
}

/** The distance that a haversine stands for, in kilometres. */
export const haversineKm = (haversine: number): number =>
  2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));

const haversine = (a: Point, b: Point): number => {
  const dLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const dLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  return dLat * dLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * dLng * dLng;
};

const row = (lat: number): number => Math.floor((lat + 90) * CELLS_PER_DEGREE_LAT);
const column = (lng: number): number => Math.floor((lng + 180) * CELLS_PER_DEGREE_LNG);

// Rounding must never push a border point into a cell outside the box.
const SLACK = 1e-9;

function boxAround({ lat, lng }: Point, radiusKm: number) {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const dLat = angle / RADIANS + SLACK;
  const dLng = Math.asin(Math.sin(angle) / Math.cos(lat * RADIANS)) / RADIANS + SLACK;
  return { south: lat - dLat, north: lat + dLat, west: lng - dLng, east: lng + dLng };
}

export const toMiles = (km: number): number => km / KM_PER_MILE;
export const fromMiles = (miles: number): number => miles * KM_PER_MILE;
