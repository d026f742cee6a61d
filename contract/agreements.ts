import * as z from 'zod/mini';
import { IdParams } from './fields.ts';
import { JobFinish } from './finish.ts';
import { JobPhoto } from './job-photos.ts';
import { eachJobWord } from './job-words.ts';
import { JobAnswer } from './jobs.ts';
import { routes } from './kernel.ts';
import { QuoteDetail } from './quote-detail.ts';
import { PROPERTIES, RATE_TYPES, URGENCIES } from './words.ts';

/**
 * How a consumer's right to cancel a contract made at a distance stands: `free` costs nothing, `for what is done` costs what
 * was done at their wish, `finished` has ended with the work that was begun at their wish, `over` with the fourteen days.
 * The Consumer Contracts Regulations 2013, regulations 29 to 36.
 */
export const CANCEL_RIGHTS = ['free', 'for what is done', 'finished', 'over'] as const;
export type CancelRight = (typeof CANCEL_RIGHTS)[number];

/** What two sides agreed on, as it stood in that moment. Words are null once their author's account is deleted. */
export const Agreement = z.object({
  madeAt: z.string(),
  jobNumber: z.string(),
  service: z.string(),
  job_type: z.enum(PROPERTIES),
  target_job_done: z.enum(URGENCIES),
  targetCompletionDatetime: z.nullable(z.string()),
  town: z.string(),
  cost: z.number(),
  rate_type: z.enum(RATE_TYPES),
  currency: z.string(),
  customer: z.nullable(
    z.object({
      name: z.string(),
      location: z.string(),
      ...eachJobWord(() => z.string()),
      answers: z.array(JobAnswer),
      photos: z.array(JobPhoto),
    }),
  ),
  business: z.nullable(
    z.object({ name: z.string(), comments: z.nullable(z.string()), detail: z.nullable(QuoteDetail) }),
  ),
  cancelling: z.object({
    /** The last day of the right, such as `2026-12-10`. */
    until: z.string(),
    startsAtOnce: z.boolean(),
    right: z.enum(CANCEL_RIGHTS),
  }),
  /** SHA-256 of the figures and of both sides' words, as hexadecimal digits: it stays when the words go. */
  hash: z.string(),
});
export type Agreement = z.output<typeof Agreement>;

export const agreementRoutes = routes({
  agreement: {
    method: 'GET',
    path: '/job/:id/agreement',
    summary:
      'What was agreed on for a job, for its customer and the business that won it; null for work agreed before agreements were kept',
    by: ['customer', 'business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    params: IdParams,
    answers: z.object({ agreement: z.nullable(Agreement) }),
    refuses: [],
  },
  finish: {
    method: 'GET',
    path: '/job/:id/finish',
    summary:
      'How the work on a job ended and at which rate, for its customer and the business that won it; null while it is not finished',
    by: ['customer', 'business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    params: IdParams,
    answers: z.object({ finish: JobFinish, cost: z.number(), rate_type: z.enum(RATE_TYPES) }),
    refuses: [],
  },
});
