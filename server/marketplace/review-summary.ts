import { sql } from 'kysely';
import type { Review } from '../../contract/reviews.ts';
import type { FreeText } from '../platform/db/free-text.ts';
import type { RowOf } from '../platform/db/select-list.ts';
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

/** SQL: what the business `b` keeps of its visible reviews: how many they are, and the sum of their stars. */
export const ratingColumns = {
  reviews_count: sql<number>`b.reviews_count`,
  stars: sql<number>`b.stars`,
};

/** A rating to one decimal: as much as a handful of opinions can carry. */
export const ratingOf = ({ stars, reviews_count }: RowOf<typeof ratingColumns>): number | null =>
  reviews_count === 0 ? null : Math.round((stars / reviews_count) * 10) / 10;
