import type { Billing } from '../../../contract/billing.ts';

/** What the package costs that the business has now, though another one is chosen for later. */
export function priceNow({ priceNow: now, price, net, vat }: Billing) {
  if (now) return now;
  return price !== null && net !== null && vat !== null ? { price, net, vat } : null;
}
