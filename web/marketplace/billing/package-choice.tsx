import { useHydrated } from '@tanstack/react-router';
import type { PackageName, PaymentMethod } from '../../../contract/words.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { Chosen } from './chosen.ts';
import type { Offers } from './packages.ts';
import { discounted } from './discounted.ts';
import { PromoField } from './promo-field.tsx';
import { usePromoCode } from './use-purchase.ts';

const copy = billingCopy.purchase;

type PackageChoiceProps = { offers: Offers; chosen: Chosen; onChange: (change: Partial<Chosen>) => void };

/** What is bought with a registration: as it was chosen on the pages before, or chosen here. */
export function PackageChoice({ offers, chosen, onChange: choose }: PackageChoiceProps) {
  const isHydrated = useHydrated();
  const promo = usePromoCode(chosen.package, chosen.promo_code);
  const price = offers.packages.find((one) => one.name === chosen.package);
  return (
    // What is chosen before the script is there would be lost, so nothing can be chosen yet.
    <fieldset disabled={!isHydrated} className="grid min-w-0 gap-5">
      <SelectField
        id="package"
        name="package"
        label={copy.package}
        hint={
          price &&
          billingCopy.choice.price(promo.offer ? discounted(promo.offer) : billingCopy.monthly(price))
        }
        value={chosen.package}
        onChange={({ target }) => choose({ package: target.value as PackageName })}
        options={offers.packages.map((one) => ({
          value: one.name,
          label: one.title,
        }))}
      />
      <MethodChoice offers={offers} value={chosen.payment_method} onChange={choose} />
      <PromoField code={chosen.promo_code} onChange={(code) => choose({ promo_code: code })} promo={promo} />
    </fieldset>
  );
}

type MethodChoiceProps = {
  offers: Offers;
  value: PaymentMethod;
  onChange: (change: { payment_method: PaymentMethod }) => void;
};

const MethodChoice = ({ offers, value, onChange }: MethodChoiceProps) => (
  <SelectField
    id="payment_method"
    name="payment_method"
    label={copy.method}
    value={value}
    onChange={({ target }) => onChange({ payment_method: target.value as PaymentMethod })}
    options={offers.methods.map((method) => ({
      value: method,
      label: method === 'card' ? copy.card : copy.directDebit,
    }))}
  />
);
