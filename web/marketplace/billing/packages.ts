import type { Package } from '../../../contract/packages.ts';
import type { PaymentMethod } from '../../../contract/words.ts';
import type { ApiClient } from '../../api-client.ts';

/** What is on offer, and how it can be paid. */
export type Offers = { packages: Package[]; methods: PaymentMethod[] };

export const offersQuery = (api: ApiClient) => ({
  queryKey: ['packages'],
  queryFn: () => fetchOffers(api),
  staleTime: 60_000,
});

export async function fetchOffers(api: ApiClient): Promise<Offers> {
  const [byCard, byDebit] = await Promise.all([api.packages(), api.directDebitPackages()]);
  const methods: PaymentMethod[] = [];
  if (byCard.packages.length > 0) methods.push('card');
  if (byDebit.packages.length > 0) methods.push('direct_debit');
  return { packages: byCard.packages.length > 0 ? byCard.packages : byDebit.packages, methods };
}
