import * as z from 'zod/mini';

/** The body of every failure. */
export const Failure = z.object({
  status_code: z.number(),
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  request_id: z.string(),
});
export type Failure = z.output<typeof Failure>;
