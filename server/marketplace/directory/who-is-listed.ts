import { type RawBuilder, sql } from 'kysely';
import { LEAD_RADIUS_KM } from '../../../contract/reach.ts';
import type { Slots } from '../../platform/db/prepared-statements.ts';
import { haversineOf } from '../../platform/geo/distance-sql.ts';
import { cellsAround, haversineBound, type Point } from '../../platform/geo/grid.ts';

const BOUND = sql.lit(haversineBound(LEAD_RADIUS_KM));

/** A trade, looked at from a place, or from nowhere: then all of it is meant. */
export type Asked = { categoryId: string; now: Date };
export type AskedFrom = Asked & { centre: Point };

export type Around = Asked & Point & { cells: number[] };

export const around = ({ categoryId, now, centre: { lat, lng } }: AskedFrom): Around => ({
  categoryId,
  now,
  lat,
  lng,
  cells: cellsAround({ lat, lng }, LEAD_RADIUS_KM),
});

/** SQL: who is in the directory: who may receive leads now. Who is not verified or switched off may not. */
export const isListed = (now: RawBuilder<Date>) => sql`b.leads_until > ${now}`;

const OUTWARD = { lat: sql.ref('b.outward_lat'), lng: sql.ref('b.outward_lng') };

/**
 * SQL: the listed of a trade within reach of a point, with their distance from it as a haversine. It is measured from
 * the middle of their outward code: to ask from many places must not find the house.
 */
export function within(
  { categoryId, now, lat, lng, cells }: Slots<Around>,
  besides = sql``,
): RawBuilder<unknown> {
  const point = { lat: sql`${lat}::float8`, lng: sql`${lng}::float8` };
  return sql`
    select * from (
      select b.id, ${haversineOf(OUTWARD, point)} as distance ${besides}
      from businesses b
      where b.category_id = ${categoryId} and b.outward_cell = any(${cells}::int[]) and ${isListed(now)}
    ) near where distance <= ${BOUND}::float8`;
}
