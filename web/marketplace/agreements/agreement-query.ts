import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';

export const agreementQuery = (api: ApiClient, jobId: string) =>
  queryOptions({
    queryKey: ['agreement', jobId],
    queryFn: async () => (await api.agreement({ params: { id: jobId } })).agreement,
    retry: false,
  });
