import type { ApiClient } from '../../api-client.ts';
import { sharedAnswer } from '../catalogue/shared-answer.ts';
import { fetchOffers } from './packages.ts';

/**
 * The package with the lowest price, which the server names first; null while none is on offer. Beside `offersQuery`: the
 * home page is drawn from an answer that serves ten seconds of pages, and carries one price. Who buys reads the prices as
 * they are, and gets both packages along.
 */
export const cheapestQuery = (api: ApiClient) => ({
  queryKey: ['cheapest-package'],
  queryFn: async () => (await offersOfAll(api)).packages[0] ?? null,
  meta: { staysOnServer: true as const },
});

const offersOfAll = sharedAnswer(fetchOffers);
