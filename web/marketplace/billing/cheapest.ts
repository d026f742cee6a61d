import type { ApiClient } from '../../api-client.ts';
import { fetchOffers } from './packages.ts';

/**
 * The package with the lowest price, which the server names first; null while none is on offer. Beside `offersQuery`: the
 * home page carries one price. Who buys gets both packages along.
 */
export const cheapestQuery = (api: ApiClient) => ({
  queryKey: ['cheapest-package'],
  queryFn: async () => (await fetchOffers(api)).packages[0] ?? null,
  meta: { staysOnServer: true as const },
});
