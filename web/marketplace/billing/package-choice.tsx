import type { PackageName, PaymentMethod } from '../../../contract/words.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { useFault } from '../steps/errors-of-page.ts';
import type { Chosen } from './chosen.ts';
import { discounted } from './discounted.ts';
import { MethodCards, PackageRadios } from './purchase-cards.tsx';
import type { Offers } from './packages.ts';
import { PromoField } from './promo-field.tsx';
import { usePromoCode } from './use-purchase.ts';

type PackageChoiceProps = { offers: Offers; chosen: Chosen; onChange: (change: Partial<Chosen>) => void };

/** What is bought with a registration: as it was chosen on the pages before, or chosen here. */
export function PackageChoice({ offers, chosen, onChange: choose }: PackageChoiceProps) {
  const promo = usePromoCode(chosen.package, chosen.promo_code);
  const price = offers.packages.find((one) => one.name === chosen.package);
  return (
    <>
      <PackageRadios
        offers={offers}
        value={chosen.package}
        onChange={(name) => choose({ package: name as PackageName })}
      />
      <MethodCards
        offers={offers}
        value={chosen.payment_method}
        onChange={(method) => choose({ payment_method: method as PaymentMethod })}
        error={useFault('payment_method')}
      />
      <PromoField
        code={chosen.promo_code}
        onChange={(code) => choose({ promo_code: code })}
        promo={promo}
        error={useFault('promo_code')}
      />
      {price && (
        <p aria-live="polite" className="rounded-field bg-sunken p-4">
          {billingCopy.choice.price(promo.offer ? discounted(promo.offer) : billingCopy.monthly(price))}
        </p>
      )}
    </>
  );
}
