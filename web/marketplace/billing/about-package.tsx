import type { ReactNode } from 'react';
import type { Billing } from '../../../contract/billing.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { AskedAbout } from '../../ui/asked-about.tsx';
import { priceNow } from './price-now.ts';

type AboutPackageProps = {
  note: ReactNode;
  billing: Billing;
  /** The note names the price. */
  isPriceSaid?: boolean;
};

/** A question about the package that a business has: which one it is, and what it costs. */
export function AboutPackage({ note, billing, isPriceSaid = false }: AboutPackageProps) {
  const { subscription_type: type } = billing;
  if (!type) return note;
  const price = isPriceSaid ? null : priceNow(billing);
  const title = billingCopy.purchase.title(billingCopy.titles[type]);
  return <AskedAbout note={note} facts={price ? `${title}: ${billingCopy.monthly(price)}` : title} />;
}
