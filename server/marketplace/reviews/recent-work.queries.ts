import { type RawBuilder, sql } from 'kysely';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { workPicturesOfService } from '../work-pictures/index.ts';

/** So many of the newest are looked at, so that the cost stays the same however few of them are worth showing. */
const LOOKED_AT = 36;
/** More pictures of one service than a page shows reviews are of no use. */
const PICTURES = 6;
const FEWEST_STARS = 4;
/** "Good, thanks" tells a stranger nothing. */
const FEWEST_LETTERS = 40;

const columns = {
  id: sql<string>`r.id`,
  rating: sql<number>`r.rating`,
  comment: sql<FreeText>`r.comment`,
  created_at: sql<Date>`r.created_at`,
  service_name: sql<string>`s.name`,
  trade: sql<string>`t.slug`,
  town: sql<string>`j.town`,
  business_id: sql<BusinessId>`b.id`,
  business_name: sql<string>`b.name`,
  business_logo: sql<string | null>`b.logo`,
  first_name: sql<string>`c.first_name`,
  pictures: workPicturesOfService(PICTURES),
};
export type RecentRow = RowOf<typeof columns>;

/** SQL: those among the `newest` reviews that tell of good work; of the reviewer the first name only. */
const WORTH_SHOWING = sql`
  from newest r join jobs j on j.id = r.job_id join services s on s.id = j.service_id
  join work_categories t on t.id = s.category_id
  join businesses b on b.id = r.business_id join accounts c on c.id = r.customer_id
  where r.rating >= ${sql.lit(FEWEST_STARS)} and char_length(r.comment) >= ${sql.lit(FEWEST_LETTERS)}
  order by r.created_at desc, r.id desc`;

/** SQL: the visible reviews `r`, newest first, as many as are looked at. */
const NEWEST_FIRST = sql`r.is_visible order by r.created_at desc, r.id desc limit ${sql.lit(LOOKED_AT)}`;

/** Of businesses that are active. */
export const newestWorkOfAll = preparedOnce(
  'recent-work',
  () =>
    select(
      columns,
      sql`with newest as (
        select r.* from reviews r join businesses b on b.id = r.business_id
          join accounts a on a.id = b.owner_id and a.is_active
        where ${NEWEST_FIRST})`,
    )`${WORTH_SHOWING}`,
);

/**
 * SQL: the same of the businesses that a query gives, as `id` and `newest_review_at`. The newest can only be of those that
 * were reviewed last, so nobody looks at the others.
 */
export function newestWorkOf(businesses: RawBuilder<unknown>): RawBuilder<RecentRow> {
  const newest = sql`
    with reviewed as (
      select id from (${businesses}) these where newest_review_at is not null
      order by newest_review_at desc fetch first ${sql.lit(LOOKED_AT)} rows with ties
    ), newest as (
      select r.* from reviewed cross join lateral (
        select * from reviews r where r.business_id = reviewed.id and ${NEWEST_FIRST}
      ) r order by r.created_at desc, r.id desc limit ${sql.lit(LOOKED_AT)}
    )`;
  return select(columns, newest)`${WORTH_SHOWING}`;
}
