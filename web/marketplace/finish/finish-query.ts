import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';

export const finishQuery = (api: ApiClient, jobId: string) =>
  queryOptions({
    queryKey: ['agreed', 'finish', jobId],
    queryFn: () => api.finish({ params: { id: jobId } }),
    retry: false,
  });
