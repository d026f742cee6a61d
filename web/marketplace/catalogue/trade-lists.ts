import type { ApiClient } from '../../api-client.ts';

/** The trades on offer, the most wanted first, with how many services and Local Pros each has. */
export const tradesQuery = (api: ApiClient) => ({
  queryKey: ['listed-trades'],
  queryFn: async () => (await api.trades()).trades,
  meta: { staysOnServer: true as const },
});

/** Figures of the whole market, and what is posted most. */
export const marketFactsQuery = (api: ApiClient) => ({
  queryKey: ['market-facts'],
  queryFn: () => api.marketFacts(),
  meta: { staysOnServer: true as const },
});

/** Every service that can be asked for, what is posted most first: asked for by the browser alone. */
export const servicesQuery = (api: ApiClient) => ({
  queryKey: ['services-by-demand'],
  queryFn: async () => (await api.servicesByDemand()).services,
  staleTime: Number.POSITIVE_INFINITY,
});
