import { type RawBuilder, sql } from 'kysely';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedOnce } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { someWorkPictures } from '../work-pictures/index.ts';

const SHOWN = 6;

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
  // One for each, should all be of one business.
  pictures: someWorkPictures(SHOWN),
};
export type RecentRow = RowOf<typeof columns>;

/** SQL: the trade of the service `s`. */
const ITS_TRADE = sql`join work_categories t on t.id = s.category_id`;

/** The newest visible reviews of businesses that are active; of the reviewer the first name only. */
export const newestWorkOfAll = preparedOnce(
  'recent-work',
  () => select(columns)`
    from reviews r join jobs j on j.id = r.job_id join services s on s.id = j.service_id
    join businesses b on b.id = r.business_id join accounts a on a.id = b.owner_id and a.is_active
    join accounts c on c.id = r.customer_id
    ${ITS_TRADE}
    where r.is_visible order by r.created_at desc, r.id desc limit ${sql.lit(SHOWN)}`,
);

/**
 * SQL: the newest visible reviews of the businesses that a query gives, as `id` and `newest_review_at`. They can only be of
 * those that were reviewed last, so nobody looks at the others.
 */
export function newestWorkOf(businesses: RawBuilder<unknown>): RawBuilder<RecentRow> {
  const newest = sql`
    with reviewed as (
      select id from (${businesses}) these where newest_review_at is not null
      order by newest_review_at desc fetch first ${sql.lit(SHOWN)} rows with ties
    ), newest as (
      select r.* from reviewed cross join lateral (
        select * from reviews r where r.business_id = reviewed.id and r.is_visible
        order by r.created_at desc, r.id desc limit ${sql.lit(SHOWN)}
      ) r order by r.created_at desc, r.id desc limit ${sql.lit(SHOWN)}
    )`;
  return select(columns, newest)`
    from newest r join jobs j on j.id = r.job_id join services s on s.id = j.service_id
    join businesses b on b.id = r.business_id join accounts c on c.id = r.customer_id
    ${ITS_TRADE}
    order by r.created_at desc, r.id desc`;
}
