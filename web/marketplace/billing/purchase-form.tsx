import { useHydrated, useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { Package } from '../../../contract/packages.ts';
import type { PackageName } from '../../../contract/words.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NeedsScript, Refusal } from '../../ui/feedback/notice.tsx';
import { useSession } from '../accounts/session.ts';
import { keepChosen } from './chosen.ts';
import { discounted } from './discounted.ts';
import type { Offers } from './packages.ts';
import { MethodCards, PackageRadios } from './purchase-cards.tsx';
import { PromoField } from './promo-field.tsx';
import { useChosen } from './use-chosen.ts';
import { useBuying, usePromoCode } from './use-purchase.ts';

const copy = billingCopy.purchase;

type PurchaseFormProps = {
  offers: Offers;
  /** The package, where it is chosen already; else the form asks for it. */
  name?: PackageName;
  submit: string;
};

/** How a package is paid. Who has no account gives the details first. */
export function PurchaseForm({ offers, name, submit }: PurchaseFormProps) {
  const form = usePurchaseForm(offers, name);
  const isHydrated = useHydrated();
  if (!form.chosen) return <Refusal>{billingCopy.packages.none}</Refusal>;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      {/* What is chosen before the script is there would be lost, so nothing can be chosen yet. */}
      <fieldset disabled={!isHydrated} className="grid min-w-0 gap-6">
        {!name && <PackageRadios offers={offers} value={form.chosen.name} onChange={form.choosePackage} />}
        <MethodCards offers={offers} value={form.method} onChange={form.chooseMethod} />
        <PromoField code={form.code} onChange={form.setCode} promo={form.promo} />
        <KeyFacts
          price={form.promo.offer ? discounted(form.promo.offer) : billingCopy.monthly(form.chosen)}
        />
        {form.buying.refused && <Refusal>{form.buying.refused}</Refusal>}
        <Button look="primary" type="submit" working={form.buying.isWorking && copy.working}>
          {submit}
        </Button>
        <NeedsScript>{copy.needsScript}</NeedsScript>
      </fieldset>
    </form>
  );
}

function usePurchaseForm(offers: Offers, given: PackageName | undefined) {
  const router = useRouter();
  const isSignedIn = useSession() !== null;
  const [chosen, choose] = useChosen(offers, given);
  const { package: name, payment_method: method, promo_code: code } = chosen;
  const promo = usePromoCode(name, code);
  const buying = useBuying();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSignedIn) return buying.run(chosen);
    keepChosen(chosen);
    return void router.navigate({ to: '/register/business' });
  };
  return {
    chosen: offers.packages.find((one): one is Package => one.name === name),
    method,
    code,
    setCode: (promo_code: string | null) => choose({ promo_code }),
    promo,
    buying,
    onSubmit,
    chooseMethod: (value: string) =>
      choose({ payment_method: value === 'direct_debit' ? 'direct_debit' : 'card' }),
    choosePackage: (value: string) => choose({ package: value === 'premium' ? 'premium' : 'standard' }),
  };
}

const KeyFacts = ({ price }: { price: string }) => (
  <section aria-labelledby="key-facts" className="rounded-field bg-sunken p-4">
    <h2 id="key-facts" className="mb-2 font-semibold">
      {copy.keyFacts}
    </h2>
    <ul className="grid list-disc gap-1.5 pl-5">
      {copy.facts(price).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </section>
);
