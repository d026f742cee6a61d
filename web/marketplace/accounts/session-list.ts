import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';

const KEY = ['devices'];

/** The devices that are signed in. */
export const devicesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: KEY, queryFn: async () => (await api.sessions()).sessions, staleTime: 0 });

export function useReloadSessions() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}
