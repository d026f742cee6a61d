import { type RawBuilder, sql } from 'kysely';
import { LEAD_RADIUS_KM } from '../../../contract/reach.ts';
import type { Reader } from '../../platform/db/db.ts';
import { PAGE_SIZE } from '../../platform/db/page.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { haversineOf } from '../../platform/geo/distance-sql.ts';
import { cellsAround, haversineBound, type Point } from '../../platform/geo/grid.ts';
import { visibleReviewsOf } from '../review-summary.ts';
import type { AreaCell } from './areas.ts';
import type { Cursor } from './directory-page.ts';

const BOUND = sql.lit(haversineBound(LEAD_RADIUS_KM));

/** A trade, looked at from a place, or from nowhere: then all of it is meant. */
export type Asked = { categoryId: string; now: Date };
export type AskedFrom = Asked & { centre: Point };

/** SQL: who is in the directory: who may receive leads now. Who is not verified or switched off may not. */
const isListed = (now: Date) => sql`b.leads_until > ${now}`;

const OUTWARD = { lat: sql.ref('b.outward_lat'), lng: sql.ref('b.outward_lng') };

/**
 * SQL: the listed of a trade within reach of a point, with their distance from it as a haversine. It is measured from
 * the middle of their outward code: to ask from many places must not find the house.
 */
function within({ categoryId, now, centre }: AskedFrom): RawBuilder<unknown> {
  const point = { lat: sql`${centre.lat}::float8`, lng: sql`${centre.lng}::float8` };
  return sql`
    select id, distance from (
      select b.id, ${haversineOf(OUTWARD, point)} as distance
      from businesses b
      where b.category_id = ${categoryId} and b.outward_cell = any(${cellsAround(centre, LEAD_RADIUS_KM)}::int[])
        and ${isListed(now)}
    ) near where distance <= ${BOUND}::float8`;
}

/** SQL: the ids of the listed of a trade, within reach of a point where there is one. */
export const listedIds = (asked: Asked & { centre?: Point }): RawBuilder<unknown> =>
  asked.centre
    ? within({ ...asked, centre: asked.centre })
    : sql`select b.id from businesses b where b.category_id = ${asked.categoryId} and ${isListed(asked.now)}`;

export async function countListed(db: Reader, asked: Asked & { centre?: Point }): Promise<number> {
  const counted = select({ count: sql<number>`count(*)` })`from (${listedIds(asked)}) these`;
  const { rows } = await counted.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const listedColumns = {
  id: sql<string>`p.id`,
  distance: sql<number>`p.distance`,
  name: sql<string>`b.name`,
  logo: sql<string | null>`b.logo`,
  town: sql<string>`b.town`,
  postcode: sql<string>`b.postcode`,
  stars: sql<number | null>`r.stars`,
  reviews_count: sql<number>`r.reviews_count`,
  services: sql<string[]>`array(
    select s.name from business_services o join services s on s.id = o.service_id
    where o.business_id = p.id order by s.name
  )`,
};

export type ListedRow = RowOf<typeof listedColumns>;

/** One more than a page of those within reach, nearest first, from a cursor on. */
export async function listedAround(db: Reader, asked: AskedFrom, from: Cursor | null): Promise<ListedRow[]> {
  const isAfter = from ? sql`(distance, id) > (${from.distance}::float8, ${from.id}::uuid)` : sql`true`;
  const page = sql`
    with page as materialized (
      select * from (${within(asked)}) near where ${isAfter} order by distance, id limit ${sql.lit(PAGE_SIZE + 1)}
    )`;
  const { rows } = await select(listedColumns, page)`
    from page p join businesses b on b.id = p.id cross join lateral ${visibleReviewsOf(sql`p.id`)} r
    order by p.distance, p.id
  `.execute(db);
  return rows;
}

const areaCount = {
  category_id: sql<string>`s.category_id`,
  code: sql<string>`c.code`,
  count: sql<number>`sum(s.count)`,
};

export type AreaCount = RowOf<typeof areaCount>;

/** How many of a trade, or of each, serve the middle of each area; those that nobody serves are missing. */
export async function countByArea(
  db: Reader,
  cells: readonly AreaCell[],
  asked: { categoryId?: string; now: Date },
): Promise<AreaCount[]> {
  const isAsked = asked.categoryId
    ? sql`b.category_id = ${asked.categoryId}`
    : sql`b.category_id is not null`;
  const spot = { lat: sql.ref('s.lat'), lng: sql.ref('s.lng') };
  const middle = { lat: sql.ref('c.lat'), lng: sql.ref('c.lng') };
  const spots = sql`
    with spots as materialized (
      select b.category_id, b.outward_cell as cell, b.outward_lat as lat, b.outward_lng as lng, count(*) as count
      from businesses b where ${isAsked} and b.outward_cell = any(${[...new Set(cells.map(({ cell }) => cell))]}::int[])
        and ${isListed(asked.now)}
      group by 1, 2, 3, 4
    )`;
  const { rows } = await select(areaCount, spots)`
    from unnest(
      ${cells.map(({ code }) => code)}::text[], ${cells.map(({ cell }) => cell)}::int[],
      ${cells.map(({ lat }) => lat)}::float8[], ${cells.map(({ lng }) => lng)}::float8[]
    ) as c (code, cell, lat, lng)
    join spots s on s.cell = c.cell
    where ${haversineOf(spot, middle)} <= ${BOUND}::float8
    group by s.category_id, c.code
  `.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** When the next of a trade falls out of the directory, by time alone. */
export async function nextLapse(db: Reader, slug: string, now: Date): Promise<Date | null> {
  const lapse = sql<Date | number | null>`min(b.leads_until)`;
  const { rows } = await select({ lapse })`
    from work_categories c join businesses b on b.category_id = c.id
    where c.slug = ${slug} and ${isListed(now)}
  `.execute(db);
  // The end of time is a number.
  return rows[0]?.lapse instanceof Date ? rows[0].lapse : null;
}
