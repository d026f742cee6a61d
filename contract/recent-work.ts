import * as z from 'zod/mini';
import { Named } from './fields.ts';
import { routes } from './kernel.ts';

/** A picture of somebody's work among other things; a width is asked for as `?w=`. */
export const ShownWork = z.object({
  url: z.string(),
  text: z.string(),
  width: z.number(),
  height: z.number(),
});
export type ShownWork = z.output<typeof ShownWork>;

/** A finished job as the home page shows it: what was done, in which town, by whom, and how it was found. */
export const RecentReview = z.object({
  id: z.string(),
  rating: z.number(),
  comment: z.string(),
  createdAt: z.string(),
  service: z.object({ name: z.string() }),
  /** The trade of the service, as addresses name it. */
  trade: z.string(),
  /** Of the work of this business, of the same service; no picture stands twice. */
  picture: z.nullable(ShownWork),
  /** The same place before the work, where the business shows it. */
  before: z.nullable(ShownWork),
  town: z.string(),
  business: z.extend(Named, { logo: z.nullable(z.string()) }),
  user: z.object({ name: z.string() }),
});
export type RecentReview = z.output<typeof RecentReview>;

export const recentWorkRoutes = routes({
  recentWork: {
    method: 'GET',
    path: '/recent-work',
    summary: 'The newest good reviews of finished jobs, six at most, those with a picture of the work first',
    by: 'anyone',
    whileActing: 'may',
    answers: z.object({ reviews: z.array(RecentReview) }),
    refuses: [],
  },
});
