import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { IdParams, text } from './fields.ts';
import { routes } from './kernel.ts';
import { HIDING_REASONS } from './words.ts';

/** For so many hours a business may change its answer to a review. */
export const ANSWER_CHANGES_HOURS = 48;
export const LONGEST_ANSWER = 1000;

/** What the business says to a review, for everybody to read; up to `changesUntil` it may say it in other words. */
export const ReviewAnswer = z.object({ text: z.string(), createdAt: z.string(), changesUntil: z.string() });
export type ReviewAnswer = z.output<typeof ReviewAnswer>;

export const Review = z.object({
  id: z.string(),
  jobId: z.string(),
  rating: z.number(),
  comment: z.string(),
  createdAt: z.string(),
  user: z.object({ name: z.string() }),
  answer: z.nullable(ReviewAnswer),
});
export type Review = z.output<typeof Review>;

/** The same on a profile: of which service in which town. */
export const ProfileReview = z.extend(Review, { service: z.string(), town: z.string() });
export type ProfileReview = z.output<typeof ProfileReview>;

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

const NewAnswer = z.strictObject({ answer: text({ max: LONGEST_ANSWER, empty: say.text, lines: true }) });

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
  answerReview: {
    method: 'PUT',
    path: '/review/:id/answer',
    summary: 'Answer a review of the own work for everybody to read, or change the answer for 48 hours',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: NewAnswer,
    answers: z.object({ data: ReviewAnswer }),
    refuses: ['answer_stays'],
  },
});
