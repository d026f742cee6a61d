import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { IdParams, text } from './fields.ts';
import { routes } from './kernel.ts';
import { HIDING_REASONS } from './words.ts';

export const Review = z.object({
  id: z.string(),
  jobId: z.string(),
  rating: z.number(),
  comment: z.string(),
  createdAt: z.string(),
  user: z.object({ name: z.string() }),
});
export type Review = z.output<typeof Review>;

/** What stands in the place of a review that we hid: that there was one, and why it is not shown. */
export const HiddenReview = z.object({
  id: z.string(),
  createdAt: z.string(),
  reason: z.enum(HIDING_REASONS),
});
export type HiddenReview = z.output<typeof HiddenReview>;

export const NewReview = z.strictObject({
  rating: z.int(say.rating).check(z.minimum(1, say.rating), z.maximum(5, say.rating)),
  comment: z.optional(z.union([z.literal(''), text({ max: 2000, empty: say.text, lines: true })])),
});

export const reviewRoutes = routes({
  reviewJob: {
    method: 'POST',
    path: '/job/:id/review',
    summary: 'Review a finished job, once',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
    body: NewReview,
    answers: z.object({ data: Review }),
    refuses: ['job_not_finished', 'already_reviewed'],
  },
});
