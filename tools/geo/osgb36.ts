import type { Point } from '../../server/platform/geo/grid.ts';

// Formulas and constants of Ordnance Survey's "A guide to coordinate systems in Great Britain".

type Ellipsoid = { a: number; e2: number };
const ellipsoid = (a: number, b: number): Ellipsoid => ({ a, e2: 1 - (b * b) / (a * a) });

const AIRY_B = 6_356_256.909;
const AIRY = ellipsoid(6_377_563.396, AIRY_B);
const WGS84 = ellipsoid(6_378_137, 6_356_752.3142);

const RADIANS = Math.PI / 180;
const SCALE = 0.9996012717;
const ORIGIN = { lat: 49 * RADIANS, lng: -2 * RADIANS, easting: 400_000, northing: -100_000 };

/** Metres; the last iteration changes the northing by less. */
const EXACT_M = 1e-5;

/** A point of the National Grid, in metres, as degrees of WGS84; good to a few metres. */
export function fromGrid(easting: number, northing: number): Point {
  const turned = helmert(toCartesian(ungrid(easting, northing), AIRY));
  const { lat, lng } = toAngles(turned, WGS84);
  return { lat: lat / RADIANS, lng: lng / RADIANS };
}

/** Transverse Mercator backwards: radians on OSGB36. */
function ungrid(easting: number, northing: number): Point {
  const { a, e2 } = AIRY;
  const lat = footLatitude(northing);
  const sin2 = Math.sin(lat) ** 2;
  const nu = (a * SCALE) / Math.sqrt(1 - e2 * sin2);
  const rho = (a * SCALE * (1 - e2)) / (1 - e2 * sin2) ** 1.5;
  const eta2 = nu / rho - 1;
  const [t2, sec] = [Math.tan(lat) ** 2, 1 / Math.cos(lat)];
  const x = (easting - ORIGIN.easting) / nu;
  const vii = (Math.tan(lat) * nu) / (2 * rho);
  const viii = (vii / 12) * (5 + 3 * t2 + eta2 - 9 * t2 * eta2);
  const ix = (vii / 360) * (61 + 90 * t2 + 45 * t2 ** 2);
  const xi = (sec / 6) * (nu / rho + 2 * t2);
  const xii = (sec / 120) * (5 + 28 * t2 + 24 * t2 ** 2);
  const xiia = (sec / 5040) * (61 + 662 * t2 + 1320 * t2 ** 2 + 720 * t2 ** 3);
  return {
    lat: lat - vii * x ** 2 + viii * x ** 4 - ix * x ** 6,
    lng: ORIGIN.lng + sec * x - xi * x ** 3 + xii * x ** 5 - xiia * x ** 7,
  };
}

/** The latitude whose arc of the meridian is as long as the northing. */
function footLatitude(northing: number): number {
  let lat = ORIGIN.lat;
  let rest = northing - ORIGIN.northing;
  while (Math.abs(rest) >= EXACT_M) {
    lat += rest / (AIRY.a * SCALE);
    rest = northing - ORIGIN.northing - meridianArc(lat);
  }
  return lat;
}

function meridianArc(lat: number): number {
  const n = (AIRY.a - AIRY_B) / (AIRY.a + AIRY_B);
  const [less, sum] = [lat - ORIGIN.lat, lat + ORIGIN.lat];
  const ma = (1 + n + 1.25 * n ** 2 + 1.25 * n ** 3) * less;
  const mb = (3 * n + 3 * n ** 2 + 2.625 * n ** 3) * Math.sin(less) * Math.cos(sum);
  const mc = 1.875 * (n ** 2 + n ** 3) * Math.sin(2 * less) * Math.cos(2 * sum);
  const md = (35 / 24) * n ** 3 * Math.sin(3 * less) * Math.cos(3 * sum);
  return AIRY_B * SCALE * (ma - mb + mc - md);
}

type Vector = { x: number; y: number; z: number };

function toCartesian({ lat, lng }: Point, { a, e2 }: Ellipsoid): Vector {
  const nu = a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2);
  return {
    x: nu * Math.cos(lat) * Math.cos(lng),
    y: nu * Math.cos(lat) * Math.sin(lng),
    z: nu * (1 - e2) * Math.sin(lat),
  };
}

const SECONDS = RADIANS / 3600;
const TURN = { x: 0.1502 * SECONDS, y: 0.247 * SECONDS, z: 0.8421 * SECONDS };
const STRETCH = 1 - 20.4894e-6;

/** The seven parameters from OSGB36 to WGS84. */
const helmert = ({ x, y, z }: Vector): Vector => ({
  x: 446.448 + STRETCH * x - TURN.z * y + TURN.y * z,
  y: -125.157 + TURN.z * x + STRETCH * y - TURN.x * z,
  z: 542.06 - TURN.y * x + TURN.x * y + STRETCH * z,
});

function toAngles({ x, y, z }: Vector, { a, e2 }: Ellipsoid): Point {
  const p = Math.hypot(x, y);
  let lat = Math.atan2(z, p * (1 - e2));
  for (let step = 0; step < 4; step++) {
    const nu = a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2);
    lat = Math.atan2(z + e2 * nu * Math.sin(lat), p);
  }
  return { lat, lng: Math.atan2(y, x) };
}
