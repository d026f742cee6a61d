import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import type { ListName } from '../../marketplace/live/lists.ts';

/** Among the answers to a job, so that what changes one of them is read again. */
const LIST: ListName = 'responses';

export const comparisonQuery = (api: ApiClient, jobId: string) =>
  queryOptions({
    queryKey: [LIST, jobId, 'compared'],
    queryFn: () => api.compareQuotes({ params: { id: jobId } }),
    retry: false,
    // What the page was drawn from is not asked for again by its first script; what changes meanwhile is told.
    staleTime: 10_000,
  });
