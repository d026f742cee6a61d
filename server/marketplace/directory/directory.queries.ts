import { type RawBuilder, sql } from 'kysely';
import { LEAD_RADIUS_KM } from '../../../contract/reach.ts';
import type { Reader } from '../../platform/db/db.ts';
import { PAGE_SIZE } from '../../platform/db/page.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { haversineOf } from '../../platform/geo/distance-sql.ts';
import { cellsAround, haversineBound, type Point } from '../../platform/geo/grid.ts';
import { ratingColumns } from '../review-summary.ts';
import { newestWorkOf, recentReview } from '../reviews/index.ts';
import type { Cursor } from './directory-page.ts';

const BOUND = sql.lit(haversineBound(LEAD_RADIUS_KM));

/** A trade, looked at from a place, or from nowhere: then all of it is meant. */
export type Asked = { categoryId: string; now: Date };
export type AskedFrom = Asked & { centre: Point };

type Around = Asked & Point & { cells: number[] };

const around = ({ centre, ...asked }: AskedFrom): Around => ({
  ...asked,
  ...centre,
  cells: cellsAround(centre, LEAD_RADIUS_KM),
});

/** SQL: who is in the directory: who may receive leads now. Who is not verified or switched off may not. */
const isListed = (now: RawBuilder<Date>) => sql`b.leads_until > ${now}`;

const OUTWARD = { lat: sql.ref('b.outward_lat'), lng: sql.ref('b.outward_lng') };

/**
 * SQL: the listed of a trade within reach of a point, with their distance from it as a haversine. It is measured from
 * the middle of their outward code: to ask from many places must not find the house.
 */
function within({ categoryId, now, lat, lng, cells }: Slots<Around>, besides = sql``): RawBuilder<unknown> {
  const point = { lat: sql`${lat}::float8`, lng: sql`${lng}::float8` };
  return sql`
    select * from (
      select b.id, ${haversineOf(OUTWARD, point)} as distance ${besides}
      from businesses b
      where b.category_id = ${categoryId} and b.outward_cell = any(${cells}::int[]) and ${isListed(now)}
    ) near where distance <= ${BOUND}::float8`;
}

const listedColumns = {
  id: sql<string>`p.id`,
  distance: sql<number>`p.distance`,
  within_reach: sql<number>`p.within_reach`,
  name: sql<string>`b.name`,
  logo: sql<string | null>`b.logo`,
  town: sql<string>`b.town`,
  postcode: sql<string>`b.postcode`,
  ...ratingColumns,
  services: sql<string[]>`array(
    select s.name from business_services o join services s on s.id = o.service_id
    where o.business_id = p.id order by s.name
  )`,
};

export type ListedRow = RowOf<typeof listedColumns>;

/** Nearer than everybody. */
const TOP: Cursor = { distance: -1, id: '00000000-0000-0000-0000-000000000000' };

/** One more than a page of those within reach, nearest first, from a cursor on; and how many there are in all. */
export async function listedAround(db: Reader, asked: AskedFrom, from: Cursor | null) {
  const { distance: beyond, id: after } = from ?? TOP;
  const rows = await pageAround(db, { ...around(asked), beyond, after });
  // Behind the last of them no row tells how many came before.
  const [first] = rows.length === 0 && from ? await pageAround(db, { ...around(asked), ...START }) : rows;
  return { rows, count: first?.within_reach ?? 0 };
}

type Page = { beyond: number; after: string };

const START: Page = { beyond: TOP.distance, after: TOP.id };

const pageAround = preparedOnce('directory', (given: Slots<Around & Page>) => {
  const page = sql`
    with near as materialized (${within(given)}), page as materialized (
      select *, (select count(*) from near) as within_reach from near
      where (distance, id) > (${given.beyond}::float8, ${given.after}::uuid)
      order by distance, id limit ${sql.lit(PAGE_SIZE + 1)}
    )`;
  return select(listedColumns, page)`
    from page p join businesses b on b.id = p.id order by p.distance, p.id`;
});

const REVIEWED = sql`, b.newest_review_at`;

/** The newest reviews of the listed of a trade. */
export const newestWorkIn = async (db: Reader, asked: Asked) =>
  (await workInTrade(db, asked)).map(recentReview);

const workInTrade = preparedOnce('recent-work-in-trade', ({ categoryId, now }: Slots<Asked>) =>
  newestWorkOf(sql`
    select b.id ${REVIEWED} from businesses b where b.category_id = ${categoryId} and ${isListed(now)}`),
);

/** The same of those within reach of a point. */
export const newestWorkAround = async (db: Reader, asked: AskedFrom) =>
  (await workAround(db, around(asked))).map(recentReview);

const workAround = preparedOnce('recent-work-around', (given: Slots<Around>) =>
  newestWorkOf(within(given, REVIEWED)),
);

const spotColumns = {
  category_id: sql<string>`b.category_id`,
  lat: sql<number>`b.outward_lat`,
  lng: sql<number>`b.outward_lng`,
  count: sql<number>`count(*)`,
};

/** How many of a trade are listed at the middle of an outward code: a few thousand at most, however many they are. */
export type Spot = RowOf<typeof spotColumns>;

const spots = (where: RawBuilder<unknown>, now: RawBuilder<Date>) => select(spotColumns)`
  from businesses b where ${where} and ${isListed(now)} group by b.category_id, b.outward_lat, b.outward_lng`;

export const spotsOfTrade = preparedOnce('directory-spots', ({ categoryId, now }: Slots<Asked>) =>
  spots(sql`b.category_id = ${categoryId}`, now),
);

/** The same in some grid cells only. */
export const spotsInCells = preparedOnce(
  'directory-spots-in-cells',
  ({ categoryId, now, cells }: Slots<Asked & { cells: number[] }>) =>
    spots(sql`b.category_id = ${categoryId} and b.outward_cell = any(${cells}::int[])`, now),
);

/** The same of every trade. */
export const spotsOfAll = preparedOnce('directory-spots-of-all', ({ now }: Slots<{ now: Date }>) =>
  spots(sql`b.category_id is not null`, now),
);

const lapseOf = preparedOnce(
  'directory-lapse',
  ({ slug, now }: Slots<{ slug: string; now: Date }>) =>
    select({ lapse: sql<Date | number | null>`min(b.leads_until)` })`
    from work_categories c join businesses b on b.category_id = c.id
    where c.slug = ${slug} and ${isListed(now)}`,
);

/** When the next of a trade falls out of the directory, by time alone. */
export async function nextLapse(db: Reader, slug: string, now: Date): Promise<Date | null> {
  const [row] = await lapseOf(db, { slug, now });
  // The end of time is a number.
  return row?.lapse instanceof Date ? row.lapse : null;
}
