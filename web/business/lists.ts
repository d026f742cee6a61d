import type * as z from 'zod/mini';
import type { WorkJob } from '../../contract/jobs.ts';
import type { SentQuote as SentQuoteShape } from '../../contract/quotes.ts';
import type { ApiClient } from '../api-client.ts';
import type { TabAsked } from '../marketplace/dashboard/dashboard-search.ts';
import { HISTORY, IN_PROGRESS, type JobsAsked } from '../marketplace/jobs/job-tabs.ts';
import { pagedList } from '../marketplace/live/lists.ts';
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
    return { items: quotes.filter(isSent), next };
  });

/** The jobs that the business won, or had quoted on when they were cancelled. */
export const workJobsList = (api: ApiClient, status: JobsAsked) =>
  pagedList(['jobs', status], async (cursor) => {
    const { jobs, next } = await api.jobs({ query: { status, cursor } });
    return { items: jobs.filter(isWork), next };
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

// One call answers each side with its own view; the server knows who asks.
type Quote = Awaited<ReturnType<ApiClient['quotes']>>['quotes'][number];
type Job = Awaited<ReturnType<ApiClient['jobs']>>['jobs'][number];
const isSent = (quote: Quote): quote is SentQuote => 'user' in quote;
const isWork = (job: Job): job is WorkJob => 'leadId' in job;
