import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import type { ListName } from '../live/lists.ts';

export const earlyEndsQuery = (api: ApiClient, jobId: string) =>
  queryOptions({
    queryKey: ['agreed', 'earlyEnds', jobId],
    queryFn: () => api.earlyEnds({ params: { id: jobId } }),
    retry: false,
  });

/** What an act on the end of a job may change: with it go its extra and its visits. */
export const EARLY_END_LISTS: readonly ListName[] = ['agreed', 'jobs', 'messages', 'visits'];
