import { type RawBuilder, sql } from 'kysely';
import type { Review } from '../../contract/reviews.ts';
import type { FreeText } from '../platform/db/free-text.ts';
import { publicWords } from './free-text.ts';

/** A review as a query reads it. The public sees a reviewer's first name only. */
export type ReviewRow = {
  id: string;
  job_id: string;
  rating: number;
  comment: FreeText;
  created_at: Date;
  first_name: string;
};

/** A review as everybody sees it: on the profile, on the job, after writing it. */
export const reviewView = (row: ReviewRow): Review => ({
  id: row.id,
  jobId: row.job_id,
  rating: row.rating,
  comment: publicComment(row.comment),
  createdAt: row.created_at.toISOString(),
  user: { name: row.first_name },
});

/**
 * What a review says, as everybody reads it, its writer, the business and admins included: never a phone number, an
 * e-mail address or a full post code. The stored words stay.
 */
export const publicComment = publicWords;

/** A rating to one decimal: as much as a handful of opinions can carry. */
export const ratingOf = ({ stars, count }: { stars: number; count: number }): number | null =>
  count === 0 ? null : Math.round((stars / count) * 10) / 10;

/** `reviews_count` and the sum of their `stars` that everybody sees of a business; a table of one row. */
export const visibleReviewsOf = (business: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select count(*) as reviews_count, sum(rating) as stars from reviews
  where business_id = ${business} and is_visible
)`;
