import type { WorkCategory } from '../../../contract/catalogue.ts';
import type { ApiClient } from '../../api-client.ts';
import type { RouterContext } from '../../router-context.ts';
import { unreachable } from '../../unreachable.ts';

/** The categories with services and questions, fetched once a visit; pages carry only what they show of it. */
export const catalogueQuery = (api: ApiClient) => ({
  queryKey: ['work-categories'],
  queryFn: () => categoriesOnOffer(api),
  staleTime: Number.POSITIVE_INFINITY,
  // Nothing watches it in the way that Query counts, and no page of the visit is done with it.
  gcTime: Number.POSITIVE_INFINITY,
  meta: { staysOnServer: true as const },
});

/** Waits until the catalogue is there, for a page that is made of it. */
export const fetchCatalogue = ({ queryClient, api }: Asking): Promise<WorkCategory[]> =>
  queryClient.query({ ...catalogueQuery(api), staleTime: 'static' });

/** The same for a page that says in its place what the browser could not fetch; the server draws no page without them. */
export const expectCatalogue = (asking: Asking): Promise<unknown> =>
  fetchCatalogue(asking).catch((error: unknown) => {
    if (import.meta.env.SSR) throw error;
  });

type Asking = Pick<RouterContext, 'queryClient' | 'api'>;

/** What is no list, such as the page of some network that wants a log-in first, is no answer of ours. */
async function categoriesOnOffer(api: ApiClient): Promise<WorkCategory[]> {
  const { workCategories } = (await api.workCategories()) ?? {};
  return Array.isArray(workCategories) ? workCategories : unreachable();
}

/** A work category as a visitor reads it. */
export type Trade = { slug: string; name: string; servicesCount: number; businessesCount?: number };
