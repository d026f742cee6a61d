import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { routes } from './kernel.ts';
import { LEAD_RADIUS_KM } from './reach.ts';

/** How many leads a month a business of a trade would have had at a place, by the jobs of the last three months. */
export const Demand = z.object({
  place: z.object({ outward: z.string(), town: z.string() }),
  /** Rounded; null where there were too few to speak of a month. */
  leadsAMonth: z.nullable(z.number()),
  /** Of these, the premium ones; null where there were too few. */
  premiumAMonth: z.nullable(z.number()),
});
export type Demand = z.output<typeof Demand>;

export const leadsNearRoutes = routes({
  demand: {
    method: 'GET',
    path: '/trades/:trade/demand',
    summary: `How many jobs of a trade a month came within ${LEAD_RADIUS_KM} km of a post code, or of its first half`,
    by: 'anyone',
    whileActing: 'may',
    params: z.strictObject({
      trade: z
        .string(say.category)
        .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, say.category), z.maxLength(80, say.category)),
    }),
    /** Read by the server, which knows the areas. */
    query: z.strictObject({ postcode: z.string(say.postcode).check(z.maxLength(20, say.postcode)) }),
    answers: Demand,
    refuses: [],
  },
});
