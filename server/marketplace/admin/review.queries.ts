import { sql } from 'kysely';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { AdminReview, AdminReviewsQuery } from '../../../contract/admin-reviews.ts';
import type { HidingReason } from '../../../contract/words.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { preparedEach, skipping, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { answerOfReview, publicComment } from '../review-summary.ts';

const columns = {
  id: sql<string>`r.id`,
  rating: sql<number>`r.rating`,
  comment: sql<FreeText>`r.comment`,
  answer: answerOfReview,
  created_at: sql<Date>`r.created_at`,
  job_number: sql<string>`j.job_number`,
  business_id: sql<BusinessId>`r.business_id`,
  business: sql<string>`b.name`,
  customer: sql<string>`c.first_name || ' ' || c.last_name`,
  is_visible: sql<boolean>`r.is_visible`,
  hidden_reason: sql<HidingReason | null>`r.hidden_reason`,
};
type Row = RowOf<typeof columns>;

type Way = Pick<AdminReviewsQuery, 'state'>;

const pageOf = preparedEach('admin-reviews', ({ state }: Way, { skipped }: Slots<{ skipped: number }>) => {
  const page = sql`
    with page as (
      select r.id from reviews r where ${isListed(state)}
      order by r.created_at desc, r.id desc limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(skipped)}
    )`;
  return select(columns, page)`
    from page join reviews r using (id) join jobs j on j.id = r.job_id join businesses b on b.id = r.business_id
    join accounts c on c.id = r.customer_id order by r.created_at desc, r.id desc`;
});

const countOf = preparedEach(
  'admin-review-count',
  ({ state }: Way) => select({ count: sql<number>`count(*)` })`from reviews r where ${isListed(state)}`,
);

const isListed = (state: Way['state']) => sql`
  r.deleted_at is null ${state ? sql`and r.is_visible = ${sql.lit(state === 'active')}` : sql``}`;

/** A page of the reviews, newest first, and how many there are. */
export async function reviewsPage(db: Db, { pageIndex, state }: AdminReviewsQuery) {
  const skipped = (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE;
  const [rows, counted] = await Promise.all([pageOf(db, { state }, { skipped }), countOf(db, { state }, {})]);
  return { reviews: rows.map(reviewView), count: theOnly(counted).count };
}

const reviewView = (row: Row): AdminReview => ({
  id: row.id,
  rating: row.rating,
  comment: publicComment(row.comment),
  answer: row.answer && publicComment(row.answer.words),
  createdAt: row.created_at.toISOString(),
  jobNumber: row.job_number,
  business: { id: row.business_id, name: row.business },
  user: { name: row.customer },
  is_active: row.is_visible ? 1 : 0,
  hiddenReason: row.hidden_reason,
});
