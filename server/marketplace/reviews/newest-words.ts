import { sql } from 'kysely';
import type { ListedBusiness } from '../../../contract/directory.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import type { RowOf } from '../../platform/db/select-list.ts';
import { publicComment } from '../review-summary.ts';

/** SQL: of the review `v` that `newestWords` gives. */
export const newestWordsColumns = {
  newest_rating: sql<number>`v.rating`,
  newest_comment: sql<FreeText | null>`v.comment`,
  newest_name: sql<string>`v.first_name`,
  newest_at: sql<Date>`v.created_at`,
};

/** SQL: as `v` the newest visible review of the business `b` that says something, with the first name of who wrote it. */
export const newestWords = sql`
  left join lateral (
    select r.rating, r.comment, r.created_at, c.first_name from reviews r join accounts c on c.id = r.customer_id
    where r.business_id = b.id and r.is_visible and r.comment <> ''
    order by r.created_at desc, r.id desc limit 1
  ) v on true`;

export const newestWordsView = (row: RowOf<typeof newestWordsColumns>): ListedBusiness['newestReview'] =>
  row.newest_comment === null
    ? null
    : {
        rating: row.newest_rating,
        comment: publicComment(row.newest_comment),
        name: row.newest_name,
        createdAt: row.newest_at.toISOString(),
      };
