import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { cost, id, Named } from './fields.ts';
import { routes } from './kernel.ts';

/** What a business says a service costs at least, in pounds, for everybody to read. */
export const StartingPrice = z.object({ service: z.string(), from: z.number() });
export type StartingPrice = z.output<typeof StartingPrice>;

/** Each service that the business does, with its starting price if it has given one. */
const OwnStartingPrices = z.object({
  prices: z.array(z.object({ service: Named, from: z.nullable(z.number()) })),
});
export type OwnStartingPrices = z.output<typeof OwnStartingPrices>;

/** No trade has more services. */
const MOST = 200;

const NewStartingPrices = z.strictObject({
  prices: z.array(z.strictObject({ service_id: id, from: cost }), say.service).check(
    z.maxLength(MOST, say.service),
    z.refine((prices) => new Set(prices.map((one) => one.service_id)).size === prices.length, say.service),
  ),
});
export type NewStartingPrices = z.output<typeof NewStartingPrices>;

export const startingPriceRoutes = routes({
  startingPrices: {
    method: 'GET',
    path: '/business/starting-prices',
    summary: 'The services of the own business, each with its starting price',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    answers: OwnStartingPrices,
    refuses: [],
  },
  setStartingPrices: {
    method: 'PUT',
    path: '/business/starting-prices',
    summary:
      'Say for all own services at once what they cost at least; what is left out has no starting price',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    body: NewStartingPrices,
    answers: OwnStartingPrices,
    refuses: [],
  },
});
