import type * as z from 'zod/mini';
import type { SentQuote as SentQuoteShape } from '../../contract/quotes.ts';
import type { ApiClient } from '../api-client.ts';
import type { TabAsked } from '../marketplace/dashboard/dashboard-search.ts';
import { viewOfJob } from '../marketplace/jobs/job-view.ts';
import { HISTORY, IN_PROGRESS, type JobsAsked } from '../marketplace/jobs/job-tabs.ts';
import { conversationsList } from '../marketplace/conversations/lists.ts';
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

/** The list comes along with the page of a lead: on a desk they stand side by side, and on a phone Back is at once there. */
const fetchLeads = ({ queryClient, api }: RouterContext, lead: string | undefined) =>
  Promise.all([
    queryClient.prefetchInfiniteQuery(inboxList(api)),
    lead &&
      import('./leads/lead-query.ts').then(({ leadQuery }) =>
        queryClient.prefetchQuery(leadQuery(api, lead)),
      ),
  ]);

/** Fetches what the tab will show, before it is shown; the tab itself says when that fails. */
export async function fetchAhead(context: RouterContext, { tab, history, lead, show, job }: TabAsked) {
  const { queryClient, api } = context;
  if (tab === 'messages') return queryClient.prefetchInfiniteQuery(conversationsList(api, { show, job }));
  if (tab === 'leads') return fetchLeads(context, lead);
  if (tab === 'quoted') return queryClient.prefetchInfiniteQuery(sentQuotesList(api));
  if (tab === 'progress') return queryClient.prefetchInfiniteQuery(workJobsList(api, IN_PROGRESS));
  // The others ask for what they show themselves.
  if (tab !== 'history') return;
  return queryClient.prefetchInfiniteQuery(workJobsList(api, history ?? HISTORY[0]));
}
