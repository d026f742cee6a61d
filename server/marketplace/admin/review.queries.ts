import { type RawBuilder, sql } from 'kysely';
import { ADMIN_PAGE_SIZE, pageNumber } from '../../../contract/admin-pages.ts';
import type { AdminReviewsQuery } from '../../../contract/admin-lists.ts';
import type { AdminReview } from '../../../contract/admin-reviews.ts';
import type { HidingReason } from '../../../contract/words.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import {
  preparedEach,
  skipping,
  type Slots,
  theOnly,
  written,
} from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { answerOfReview, publicComment } from '../review-summary.ts';
import { foundOf, type JobSearch, jobSearch } from './job-search.ts';
import { BATCH, type Behind, behindRow, placeBehind } from './list-batches.ts';

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

type Way = { state: AdminReviewsQuery['state']; soughtBy: JobSearch['by'] | undefined };
type Asked = { typed: string; skipped: number };

const NEWEST = sql`created_at desc, id desc`;

const pageOf = preparedEach('admin-reviews', (way: Way, given: Slots<Asked>) =>
  rowsOf(sql`select id from reviews where ${isListed(way, given)}
    order by ${NEWEST} limit ${sql.lit(ADMIN_PAGE_SIZE)} ${skipping(given.skipped)}`),
);

/** SQL: the rows of these ids. */
const rowsOf = (ids: RawBuilder<unknown>) =>
  select(columns, sql`with page as (${ids})`)`
    from page join reviews r using (id) join jobs j on j.id = r.job_id join businesses b on b.id = r.business_id
    join accounts c on c.id = r.customer_id order by r.created_at desc, r.id desc`;

const countOf = preparedEach(
  'admin-review-count',
  (way: Way, given: Slots<Asked>) =>
    select({ count: sql<number>`count(*)` })`from reviews where ${isListed(way, given)}`,
);

const isListed = ({ state, soughtBy }: Way, { typed }: Slots<Asked>) => sql`
  deleted_at is null ${state ? sql`and is_visible = ${sql.lit(state === 'active')}` : sql``}
  ${soughtBy ? sql`and id in (${foundOf('reviews', soughtBy, typed)})` : sql``}`;

/** A page of the reviews, newest first, and how many there are. */
export async function reviewsPage(db: Db, query: AdminReviewsQuery) {
  const { way, given } = asked(query);
  const [rows, counted] = await Promise.all([pageOf(db, way, given), countOf(db, way, given)]);
  return { reviews: rows.map(reviewView), count: theOnly(counted).count };
}

/** The next rows of a file, and where it goes on. */
export async function reviewsBatch(
  db: Db,
  { behind, ...query }: AdminReviewsQuery & { behind: Behind | null },
) {
  const { way, given } = asked(query);
  const listed = sql`${isListed(way, written(given))} ${behindRow(behind)}`;
  const ids = sql`select id from reviews where ${listed} order by ${NEWEST} limit ${sql.lit(BATCH)}`;
  const { rows } = await rowsOf(ids).execute(db);
  return { rows: rows.map((row) => reviewLine(reviewView(row))), last: placeBehind(rows) };
}

/** How the list is asked for, and what its statement is given. */
function asked({ q, state, pageIndex }: AdminReviewsQuery) {
  const search = jobSearch(q);
  return {
    way: { state, soughtBy: search?.by },
    given: { typed: search?.typed ?? '', skipped: (pageNumber(pageIndex) - 1) * ADMIN_PAGE_SIZE },
  };
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

/** A line of the file: what the list shows of a review, its words masked as everybody reads them. */
const reviewLine = ({ business, user, ...review }: AdminReview) => ({
  ...review,
  business: business.name,
  customer: user.name,
});
