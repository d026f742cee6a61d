import { queryOptions } from '@tanstack/react-query';
import type { Package } from '../../../contract/billing.ts';
import type { ApiClient } from '../../api-client.ts';
import { sharedAnswer } from '../catalogue/shared-answer.ts';

/** The package with the lowest price, whichever way it is paid; null while none is on offer. */
export const cheapestQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['cheapest-package'],
    queryFn: () => cheapestOnOffer(api),
    meta: { staysOnServer: true },
  });

const cheapestOnOffer = sharedAnswer(async (api): Promise<Package | null> => {
  const ways = await Promise.all([api.packages(), api.directDebitPackages()]);
  const [cheapest] = ways
    .flatMap(({ packages }) => packages)
    .toSorted((one, other) => one.price - other.price);
  return cheapest ?? null;
});
