import { sql } from 'kysely';
import { ANSWER_CHANGES_HOURS, type Review, type ReviewAnswer } from '../../contract/reviews.ts';
import { HOUR_MS } from '../platform/clock.ts';
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
  answer: AnswerRow | null;
};

/** What the business said to it; a moment that came in JSON is text. */
export type AnswerRow = { words: FreeText; created_at: Date | string };

/** SQL: the answer to the review `r`; null where there is none, and where an admin took it away. */
export const answerOfReview = sql<AnswerRow | null>`(
  select json_build_object('words', ra.words, 'created_at', ra.created_at)
  from review_answers ra where ra.review_id = r.id and ra.removed_at is null)`;

/** A review as everybody sees it: on the profile, on the job, after writing it. */
export const reviewView = (row: ReviewRow): Review => ({
  id: row.id,
  jobId: row.job_id,
  rating: row.rating,
  comment: publicComment(row.comment),
  createdAt: row.created_at.toISOString(),
  user: { name: row.first_name },
  answer: row.answer && answerView(row.answer),
});

/** The answer of the business, as everybody reads it. */
export function answerView({ words, created_at }: AnswerRow): ReviewAnswer {
  const createdAt = new Date(created_at);
  return {
    text: publicComment(words),
    createdAt: createdAt.toISOString(),
    changesUntil: answerStaysFrom(createdAt).toISOString(),
  };
}

/** From then on an answer stays as it is. */
export const answerStaysFrom = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + ANSWER_CHANGES_HOURS * HOUR_MS);

/**
 * What a review or its answer says, as everybody reads it, its writer, the business and admins included: never a phone number, an
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
