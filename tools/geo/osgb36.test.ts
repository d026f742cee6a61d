import { expect, test } from 'vitest';
import { distanceKm } from '../../server/platform/geo/grid.ts';
import { fromGrid } from './osgb36.ts';

test.each([
  // The worked example of Ordnance Survey's guide, and N1 0AA as PostGIS has it.
  { easting: 651_409.903, northing: 313_177.27, lat: 52.657979, lng: 1.716052 },
  { easting: 530_626, northing: 183_961, lat: 51.539442, lng: -0.117873 },
])('the grid point $easting, $northing lies at $lat, $lng', ({ easting, northing, lat, lng }) => {
  const point = fromGrid(easting, northing);
  expect(point.lat).toBeCloseTo(lat, 6);
  expect(point.lng).toBeCloseTo(lng, 6);
});

test('the corners of the grid that Britain reaches into come out near the places they are', () => {
  // Land's End, John o' Groats, Lerwick.
  expect(distanceKm(fromGrid(134_300, 25_100), { lat: 50.066, lng: -5.715 })).toBeLessThan(1);
  expect(distanceKm(fromGrid(338_000, 973_000), { lat: 58.64, lng: -3.07 })).toBeLessThan(1);
  expect(distanceKm(fromGrid(447_600, 1_141_400), { lat: 60.155, lng: -1.145 })).toBeLessThan(1);
});
