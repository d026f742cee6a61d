import * as z from 'zod/mini';
import { IdParams } from './fields.ts';
import { JobResponse } from './jobs.ts';
import { routes } from './kernel.ts';
import { JOB_STATUSES } from './words.ts';

/** How many quotes stand beside each other; a job has rarely more than ten. */
export const MOST_COMPARED = 50;

/** A quote that can be accepted, with what else somebody chooses by. */
export const ComparedQuote = z.object({
  ...JobResponse.shape,
  /**
   * What the work comes to: the price for the job, or the rate for as long as its business says that the work takes; null
   * where that cannot be known.
   */
  total: z.nullable(z.object({ pounds: z.number(), isEstimate: z.boolean() })),
  /** Between the middles of outward codes, as in the directory. */
  distance_miles: z.number(),
  /** How long the business usually takes to reply, in minutes between 8:00 and 20:00; null where it is too little to be said. */
  replyMinutes: z.nullable(z.number()),
  /** The business has confirmed its e-mail address. */
  isVerified: z.boolean(),
});
export type ComparedQuote = z.output<typeof ComparedQuote>;

/** The job whose quotes they are. */
const ComparedJob = z.object({
  id: z.string(),
  title: z.string(),
  jobNumber: z.string(),
  status: z.enum(JOB_STATUSES),
});
export type ComparedJob = z.output<typeof ComparedJob>;

export const comparisonRoutes = routes({
  compareQuotes: {
    method: 'GET',
    path: '/job/:id/comparison',
    summary:
      'The quotes on an own job that can be accepted, oldest first; `further`: how many more there are than are compared',
    by: ['customer'],
    whileActing: 'may',
    params: IdParams,
    answers: z.object({
      job: ComparedJob,
      quotes: z.array(ComparedQuote),
      further: z.number(),
    }),
    refuses: [],
  },
});
