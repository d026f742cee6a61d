import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import type { ListName } from '../live/lists.ts';

export const extrasQuery = (api: ApiClient, jobId: string) =>
  queryOptions({
    queryKey: ['agreed', 'extras', jobId],
    queryFn: () => api.extras({ params: { id: jobId } }),
    retry: false,
  });

/** What an act on an extra may change. */
export const EXTRA_LISTS: readonly ListName[] = ['agreed', 'jobs', 'messages'];
