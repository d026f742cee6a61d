import * as z from 'zod/mini';
import { routes } from './kernel.ts';
import { PriceGuide } from './prices.ts';

/** A service on offer, with its trade. */
export const AskedService = z.object({
  id: z.string(),
  name: z.string(),
  trade: z.object({ slug: z.string(), name: z.string() }),
});
export type AskedService = z.output<typeof AskedService>;

/** What is counted of the whole market at night. Null where too few jobs are behind it. */
export const MarketFacts = z.object({
  jobsPosted: z.nullable(z.number()),
  /** The median of the jobs of the last quarter that got a quote. */
  firstQuoteMinutes: z.nullable(z.number()),
  /** Of 100 jobs that were posted a month ago and earlier, how many ended with somebody hired. */
  hiredPercent: z.nullable(z.number()),
});
export type MarketFacts = z.output<typeof MarketFacts>;

export const PopularService = z.extend(AskedService, { guide: z.nullable(PriceGuide) });
export type PopularService = z.output<typeof PopularService>;

/** A service with a picture of ours that shows it, and what it costs. */
export const PicturedService = z.extend(AskedService, {
  /** Where the picture is. */
  picture: z.string(),
  guide: PriceGuide,
});
export type PicturedService = z.output<typeof PicturedService>;

export const demandRoutes = routes({
  marketFacts: {
    method: 'GET',
    path: '/market-facts',
    summary: 'Figures of the whole market, and the services that are posted most with what they cost',
    by: 'anyone',
    whileActing: 'may',
    answers: z.object({
      facts: MarketFacts,
      popular: z.array(PopularService),
      /** Those posted most of which there are a picture of ours and a price; six at most. */
      pictured: z.array(PicturedService),
      /** Whether they were counted, or are those that are asked for everywhere. */
      isCounted: z.boolean(),
    }),
    refuses: [],
  },
  servicesByDemand: {
    method: 'GET',
    path: '/services',
    summary: 'The services on offer, those that are posted most first',
    by: 'anyone',
    whileActing: 'may',
    isPacked: true,
    answers: z.object({ services: z.array(AskedService) }),
    refuses: [],
  },
});
