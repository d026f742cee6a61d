import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import type { ListName } from '../../marketplace/live/lists.ts';

/** A posted job as it stands now; a signal about the customer's jobs reads it again. */
export const ownJobQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['ownJob' satisfies ListName, id],
    queryFn: async () => (await api.jobToChange({ params: { id } })).data,
    retry: false,
  });
