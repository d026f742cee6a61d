import type { ApiClient } from '../../api-client.ts';
import { sharedAnswer } from '../catalogue/shared-answer.ts';
import { fetchOffers } from './packages.ts';

/** The package with the lowest price, which the server names first; null while none is on offer. */
export const cheapestQuery = (api: ApiClient) => ({
  queryKey: ['cheapest-package'],
  queryFn: async () => (await offersOfAll(api)).packages[0] ?? null,
  meta: { staysOnServer: true as const },
});

const offersOfAll = sharedAnswer(fetchOffers);
