import { type RawBuilder, sql } from 'kysely';

export type SqlPoint = { lat: RawBuilder<unknown>; lng: RawBuilder<unknown> };

/**
 * SQL: the haversine of the distance between two points, to be held against `haversineBound`: no arc sine is needed
 * to say which of two is nearer.
 */
export const haversineOf = (a: SqlPoint, b: SqlPoint): RawBuilder<number> => sql<number>`(
  power(sin(radians(${a.lat} - ${b.lat}) / 2), 2)
  + cos(radians(${a.lat})) * cos(radians(${b.lat})) * power(sin(radians(${a.lng} - ${b.lng}) / 2), 2)
)`;
