import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import type { ListName } from '../live/lists.ts';

export const snagsQuery = (api: ApiClient, jobId: string) =>
  queryOptions({
    queryKey: ['agreed', 'snags', jobId],
    queryFn: () => api.snags({ params: { id: jobId } }),
    retry: false,
  });

/** What an act on a snag may change. */
export const SNAG_LISTS: readonly ListName[] = ['agreed'];
