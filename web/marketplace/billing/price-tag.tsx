import { billingCopy } from '../../copy/billing.copy.ts';
import { pounds } from '../../copy/money.ts';

type PriceProps = { price: number; net: number; vat: number };

/** What is paid, large; what it is made of, below. */
export const PriceTag = (price: PriceProps) => (
  <p className="grid gap-0.5 tabular-nums">
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-display text-4xl tracking-tight">{pounds(price.price)}</span>
      <span>{billingCopy.aMonth(price.vat)}</span>
    </span>
    {price.vat > 0 && <span className="text-sm text-ink-soft">{billingCopy.split(price)}</span>}
  </p>
);
