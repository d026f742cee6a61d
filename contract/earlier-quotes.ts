import * as z from 'zod/mini';
import { cost } from './fields.ts';
import { RATE_TYPES } from './words.ts';

/** A quote whose place a later one has taken, as it was sent. */
export const EarlierQuote = z.object({
  cost,
  rate_type: z.enum(RATE_TYPES),
  comments: z.nullable(z.string()),
  createdAt: z.string(),
  replacedAt: z.string(),
  /** Why its business replaced it, in its words. */
  because: z.nullable(z.string()),
});
export type EarlierQuote = z.output<typeof EarlierQuote>;
