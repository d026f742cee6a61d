import * as z from 'zod/mini';
import { Removal } from './admin-accounts.ts';
import { ReviewsQuery } from './admin-lists.ts';
import { fieldSentences as say } from './copy.ts';
import { flag, IdParams, Named, Nothing, text, zeroOrOne } from './fields.ts';
import { routes } from './kernel.ts';
import { HIDING_REASONS } from './words.ts';

/** A review as admins see it. */
export const AdminReview = z.object({
  id: z.string(),
  rating: z.number(),
  comment: z.string(),
  /** What the business said to it, for everybody to read. */
  answer: z.nullable(z.string()),
  createdAt: z.string(),
  jobNumber: z.string(),
  business: Named,
  user: z.object({ name: z.string() }),
  is_active: flag,
  hiddenReason: z.nullable(z.enum(HIDING_REASONS)),
});
export type AdminReview = z.output<typeof AdminReview>;

/** Nothing is hidden without a reason that everybody may read (DMCC Act 2024). */
const ReviewSwitch = z
  .strictObject({
    is_active: zeroOrOne,
    reason: z.optional(z.enum(HIDING_REASONS, say.choose)),
  })
  .check(
    z.refine(({ is_active, reason }) => is_active === 1 || reason !== undefined, {
      path: ['reason'],
      error: say.choose,
    }),
  );

export const adminReviewRoutes = routes({
  adminReviews: {
    method: 'GET',
    path: '/admin/reviews',
    summary: 'A page of the reviews, searched, newest first',
    by: ['admin'],
    query: ReviewsQuery,
    answers: z.object({ reviews: z.array(AdminReview), count: z.number() }),
    refuses: [],
  },
  switchReview: {
    method: 'PUT',
    path: '/admin/review/:id',
    summary: 'Hide a review for one of the reasons that there are, or show it again',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: ReviewSwitch,
    answers: Nothing,
    refuses: ['done_by_another'],
  },
  takeAnswerAway: {
    method: 'DELETE',
    path: '/admin/review/:id/answer',
    summary:
      'Take the answer to a review away for good; its business is told the reason and writes no other one',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ reason: text({ max: 500, empty: say.reason, lines: true }) }),
    answers: Nothing,
    refuses: ['done_by_another'],
  },
  removeReview: {
    method: 'DELETE',
    path: '/admin/review/:id',
    summary: 'Delete a review for good; its job is not reviewed again',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: Removal,
    answers: Nothing,
    refuses: ['done_by_another'],
  },
});
