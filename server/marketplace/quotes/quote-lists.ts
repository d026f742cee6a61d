import type { Actor } from '../../platform/actor.ts';
import { page, readCursor } from '../../platform/db/page.ts';
import type { Market } from '../action.ts';
import { openQuotesFor, quotesOnJob } from './quote.queries.ts';
import { receivedQuoteView, responseView, sentQuoteView } from './quote.views.ts';

type Query = { cursor?: string | undefined };

/** Open quotes: the customer's received ones, the business's own. */
export async function listQuotes({ db }: Market, actor: Actor, query: Query) {
  const { rows, next } = page(await openQuotesFor(db, actor, readCursor(query.cursor)));
  if (actor.role === 'customer') return { quotes: rows.map((row) => receivedQuoteView(row, actor)), next };
  return { quotes: rows.map((row) => sentQuoteView(row, actor)), next };
}

/** The businesses that quoted on an own job. */
export async function listResponses({ db }: Market, actor: Actor, asked: { jobId: string } & Query) {
  const after = readCursor(asked.cursor);
  const { rows, next } = page(await quotesOnJob(db, actor, { jobId: asked.jobId, after }));
  return { responses: rows.map((row) => responseView(row, actor)), next };
}
