import { billingCopy } from '../../copy/billing.copy.ts';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import type { Offers } from './packages.ts';

const copy = billingCopy.purchase;

type CardsProps = {
  offers: Offers;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** The packages with their prices, a card for each. */
export const PackageRadios = ({ offers, ...list }: CardsProps) => (
  <RadioList
    id="package"
    legend={copy.package}
    name="package"
    options={offers.packages.map((one) => ({
      value: one.name,
      label: one.title,
      hint: billingCopy.monthly(one),
    }))}
    {...list}
  />
);

/** The ways to pay, a card for each. */
export const MethodCards = ({ offers, ...list }: CardsProps) => (
  <RadioList
    id="payment_method"
    legend={copy.method}
    name="payment_method"
    options={offers.methods.map((method) => METHODS[method])}
    {...list}
  />
);

const METHODS = {
  card: { value: 'card', label: copy.card, hint: copy.cardHint },
  direct_debit: { value: 'direct_debit', label: copy.directDebit, hint: copy.directDebitHint },
};
