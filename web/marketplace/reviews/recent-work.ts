import type { ApiClient } from '../../api-client.ts';

/** The newest reviews of finished jobs. */
export const recentWorkQuery = (api: ApiClient) => ({
  queryKey: ['recent-work'],
  queryFn: async () => (await api.recentWork()).reviews,
  meta: { staysOnServer: true as const },
});
