import { sql } from 'kysely';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { AdminReview, AdminReviewsQuery } from '../../../contract/admin-reviews.ts';
import type { HidingReason } from '../../../contract/words.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { publicComment } from '../review-summary.ts';

type Row = {
  id: string;
  rating: number;
  comment: FreeText;
  created_at: Date;
  job_number: string;
  business_id: BusinessId;
  business: string;
  customer: string;
  is_visible: boolean;
  hidden_reason: HidingReason | null;
};

/** A page of the reviews, newest first, and how many there are. */
export async function reviewsPage(db: Db, { pageIndex, state }: AdminReviewsQuery) {
  const wanted = sql`r.deleted_at is null ${state ? sql`and r.is_visible = ${state === 'active'}` : sql``}`;
  const skipped = (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE;
  const [shown, counted] = await Promise.all([
    sql<Row>`
      with page as (
        select r.id from reviews r where ${wanted}
        order by r.created_at desc, r.id desc limit ${sql.lit(ADMIN_PAGE_SIZE)} offset ${skipped}
      )
      select r.id, r.rating, r.comment, r.created_at, j.job_number, r.business_id, b.name as business,
        c.first_name || ' ' || c.last_name as customer, r.is_visible, r.hidden_reason
      from page join reviews r using (id) join jobs j on j.id = r.job_id join businesses b on b.id = r.business_id
      join accounts c on c.id = r.customer_id order by r.created_at desc, r.id desc
    `.execute(db),
    sql<{ count: number }>`select count(*) as count from reviews r where ${wanted}`.execute(db),
  ]);
  return { reviews: shown.rows.map(reviewView), count: counted.rows[0]?.count ?? 0 };
}

const reviewView = (row: Row): AdminReview => ({
  id: row.id,
  rating: row.rating,
  comment: publicComment(row.comment),
  createdAt: row.created_at.toISOString(),
  jobNumber: row.job_number,
  business: { id: row.business_id, name: row.business },
  user: { name: row.customer },
  is_active: row.is_visible ? 1 : 0,
  hiddenReason: row.hidden_reason,
});
