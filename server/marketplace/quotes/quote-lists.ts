import { page, readCursor } from '../../platform/db/page.ts';
import type { Who } from '../../platform/who.ts';
import type { Market } from '../action.ts';
import { openQuotesFor, quotesOnJob } from './quote.queries.ts';
import { receivedQuoteView, responseView, sentQuoteView } from './quote.views.ts';

type Query = { cursor?: string | undefined };

/** Open quotes: the customer's received ones, the business's own. */
export async function listQuotes({ db }: Market, who: Who, query: Query) {
  const { rows, next } = page(await openQuotesFor(db, who, readCursor(query.cursor)));
  if (who.role === 'customer') return { quotes: rows.map((row) => receivedQuoteView(row, who)), next };
  return { quotes: rows.map((row) => sentQuoteView(row, who)), next };
}

/** The businesses that quoted on an own job. */
export async function listResponses({ db }: Market, who: Who, asked: { jobId: string } & Query) {
  const after = readCursor(asked.cursor);
  const { rows, next } = page(await quotesOnJob(db, who, { jobId: asked.jobId, after }));
  return { responses: rows.map((row) => responseView(row, who)), next };
}
