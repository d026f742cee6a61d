import * as z from 'zod/mini';

/** What the database says of a business, for everybody; null where it is too little to be said. */
export const BusinessFacts = z.object({
  /** Since when it is registered here. */
  since: z.string(),
  finishedJobs: z.nullable(z.number()),
  /** How long it usually takes to reply, in minutes between 8:00 and 20:00: the median of the last 90 days. */
  replyMinutes: z.nullable(z.number()),
});
export type BusinessFacts = z.output<typeof BusinessFacts>;
