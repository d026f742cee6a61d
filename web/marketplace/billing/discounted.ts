import { billingCopy } from '../../copy/billing.copy.ts';

type Offer = { discountedPrice: number; net: number; vat: number };

/** What a package costs a month with a code. */
export const discounted = ({ discountedPrice: price, net, vat }: Offer): string =>
  billingCopy.monthly({ price, net, vat });
