import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { routes } from './kernel.ts';

/** What the admin area counts, in the order in which it is shown. */
export const FIGURES = [
  'customers',
  'businesses',
  'jobs',
  'subscriptions',
  'quotes',
  'first_quote',
  'quoted_in_a_day',
  'hired',
  'hired_elsewhere',
  'not_needed',
  'unanswered',
  'revenue',
] as const;
export type FigureKey = (typeof FIGURES)[number];

/** The months of the chart, this one included. */
export const FIGURE_MONTHS = 12;

/**
 * One figure: what it is now, how this month stands against the last in whole per cent, and the months up to now.
 * Shares are per cent, times hours, money pounds; null where there is nothing to reckon from.
 */
export const Figure = z.object({
  key: z.enum(FIGURES),
  title: z.string(),
  total: z.nullable(z.number()),
  growth: z.number(),
  months: z.array(z.object({ month: z.string(), value: z.nullable(z.number()) })),
});
export type Figure = z.output<typeof Figure>;

/** All of them, and the one moment at which they were counted. */
export const Figures = z.object({ countedAt: z.string(), cards: z.array(Figure) });
export type Figures = z.output<typeof Figures>;

/** `now` counts them again, unless that was done a moment ago. */
export const FiguresQuery = z.strictObject({ counted: z.optional(z.literal('now', say.choose)) });
export type FiguresQuery = z.output<typeof FiguresQuery>;

export const adminFigureRoutes = routes({
  adminFigures: {
    method: 'GET',
    path: '/admin/dashboard',
    summary: 'The figures of the market with their last twelve months, and when they were counted',
    by: ['admin'],
    query: FiguresQuery,
    answers: Figures,
    refuses: [],
  },
});
