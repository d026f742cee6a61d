import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';

/** The 124 post code areas, fetched once a visit. */
export const areasQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['locations'],
    queryFn: async () => (await api.locations()).locations,
    staleTime: Number.POSITIVE_INFINITY,
    // Fetched long before somebody types a post code, which is the first to watch it.
    gcTime: Number.POSITIVE_INFINITY,
  });
