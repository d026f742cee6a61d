import type * as z from 'zod/mini';
import type { JobResponse as JobResponseShape } from '../../contract/jobs.ts';
import type { ReceivedQuote as ReceivedQuoteShape } from '../../contract/quotes.ts';
import type { ApiClient } from '../api-client.ts';
import type { DashboardSearch } from '../marketplace/dashboard/dashboard-search.ts';
import { CUSTOMER_TABS, tabIn } from '../marketplace/dashboard/dashboard-tabs.ts';
import { viewOfJob } from '../marketplace/jobs/job-view.ts';
import { ACTIVE, HISTORY, IN_PROGRESS, type JobsAsked } from '../marketplace/jobs/job-tabs.ts';
import { conversationsList } from '../marketplace/conversations/lists.ts';
import { pagedList } from '../marketplace/live/lists.ts';
import { viewOfQuote } from '../marketplace/quotes/quote-view.ts';
import type { RouterContext } from '../router-context.ts';

export type ReceivedQuote = z.output<typeof ReceivedQuoteShape>;
export type JobResponse = z.output<typeof JobResponseShape>;

export const ownJobsList = (api: ApiClient, status: JobsAsked) =>
  pagedList(['jobs', status], async (cursor) => {
    const { jobs, next } = await api.jobs({ query: { status, cursor } });
    return { items: jobs.map(viewOfJob).filter((one) => one.view === 'own'), next };
  });

export const receivedQuotesList = (api: ApiClient) =>
  pagedList(['quotes'], async (cursor) => {
    const { quotes, next } = await api.quotes({ query: { cursor } });
    return { items: quotes.map(viewOfQuote).filter((one) => one.view === 'received'), next };
  });

export const responsesList = (api: ApiClient, jobId: string) =>
  pagedList(['responses', jobId], async (cursor) => {
    const { responses, next } = await api.jobResponses({ params: { id: jobId }, query: { cursor } });
    return { items: responses, next };
  });

/** Fetches what the tab will show, before it is shown; the tab itself says when that fails. */
export async function fetchAhead(context: RouterContext, search: DashboardSearch) {
  const { queryClient, api } = context;
  const tab = tabIn(CUSTOMER_TABS, search.tab);
  if (tab === 'messages') return queryClient.prefetchInfiniteQuery(conversationsList(api, search));
  if (tab === 'jobs') return queryClient.prefetchInfiniteQuery(ownJobsList(api, ACTIVE));
  if (tab === 'quoted') return queryClient.prefetchInfiniteQuery(receivedQuotesList(api));
  // A panel of the settings asks for what it shows itself.
  if (tab === 'settings') return;
  const past = search.history ?? HISTORY[0];
  const asked = tab === 'progress' ? IN_PROGRESS : past;
  return queryClient.prefetchInfiniteQuery(ownJobsList(api, asked));
}
