import type { Row } from '../../marketplace/live/live-rows.ts';
import type { ViewedQuote } from '../../marketplace/quotes/quote-view.ts';

/** A quote as the list of the tab has it. */
export type ListedQuote = Extract<ViewedQuote, { view: 'received' }>;

/** A job with the quotes on it, the oldest first; a job stands where its newest quote does, as the list has them. */
export type QuotedJob = { id: string; job: ListedQuote['job']; quotes: Row<ListedQuote>[] };

export function quotesByJob(rows: readonly Row<ListedQuote>[]): QuotedJob[] {
  const jobs = new Map<string, QuotedJob>();
  for (const row of rows) {
    const { jobId, job } = row.item;
    const known = jobs.get(jobId);
    if (known) known.quotes.unshift(row);
    else jobs.set(jobId, { id: jobId, job, quotes: [row] });
  }
  return [...jobs.values()];
}
