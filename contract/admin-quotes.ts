import * as z from 'zod/mini';
import { QuotesQuery } from './admin-lists.ts';
import { Named } from './fields.ts';
import { routes } from './kernel.ts';
import { QUOTE_STATUSES, RATE_TYPES } from './words.ts';

/** A quote as admins see it. */
export const AdminQuote = z.object({
  id: z.string(),
  cost: z.number(),
  rate_type: z.enum(RATE_TYPES),
  status: z.enum(QUOTE_STATUSES),
  createdAt: z.string(),
  job: z.object({ title: z.string(), jobNumber: z.string() }),
  business: Named,
  user: z.object({ name: z.string() }),
});
export type AdminQuote = z.output<typeof AdminQuote>;

export const adminQuoteRoutes = routes({
  adminQuotes: {
    method: 'GET',
    path: '/admin/quotes',
    summary: 'A page of the quotes, searched, of a month or of all times, newest first',
    by: ['admin'],
    query: QuotesQuery,
    answers: z.object({ quotes: z.array(AdminQuote), count: z.number() }),
    refuses: [],
  },
});
