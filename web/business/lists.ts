import type * as z from 'zod/mini';
import type { SentQuote as SentQuoteShape } from '../../contract/quotes.ts';
import type { ApiClient } from '../api-client.ts';
import type { TabAsked } from '../marketplace/dashboard/dashboard-search.ts';
import { viewOfJob } from '../marketplace/jobs/job-view.ts';
import { HISTORY, IN_PROGRESS, type JobsAsked } from '../marketplace/jobs/job-tabs.ts';
import { pagedList } from '../marketplace/live/lists.ts';
import { viewOfQuote } from '../marketplace/quotes/quote-view.ts';
import type { RouterContext } from '../router-context.ts';

export type SentQuote = z.output<typeof SentQuoteShape>;

export const inboxList = (api: ApiClient) =>
  pagedList(['leads'], async (cursor) => {
    const { leads, next } = await api.leads({ query: { cursor } });
    return { items: leads, next };
  });

export const sentQuotesList = (api: ApiClient) =>
  pagedList(['quotes'], async (cursor) => {
    const { quotes, next } = await api.quotes({ query: { cursor } });
    return { items: quotes.map(viewOfQuote).filter((one) => one.view === 'sent'), next };
  });

/** The jobs that the business won, or had quoted on when they were cancelled. */
export const workJobsList = (api: ApiClient, status: JobsAsked) =>
  pagedList(['jobs', status], async (cursor) => {
    const { jobs, next } = await api.jobs({ query: { status, cursor } });
    return { items: jobs.map(viewOfJob).filter((one) => one.view === 'work'), next };
  });

/** Fetches what the tab will show, before it is shown; the tab itself says when that fails. */
export async function fetchAhead({ queryClient, api }: RouterContext, { tab, history }: TabAsked) {
  if (tab === 'leads') return queryClient.prefetchInfiniteQuery(inboxList(api));
  if (tab === 'quoted') return queryClient.prefetchInfiniteQuery(sentQuotesList(api));
  if (tab === 'progress') return queryClient.prefetchInfiniteQuery(workJobsList(api, IN_PROGRESS));
  // The others ask for what they show themselves.
  if (tab !== 'history') return;
  return queryClient.prefetchInfiniteQuery(workJobsList(api, history ?? HISTORY[0]));
}
