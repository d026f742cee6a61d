import { useRouter } from '@tanstack/react-router';
import { registerCopy } from '../copy/accounts.copy.ts';
import { billingCopy } from '../copy/billing.copy.ts';
import { RegisterBusinessForm } from '../marketplace/accounts/register/register-business-form.tsx';
import type { Chosen } from '../marketplace/billing/chosen.ts';
import { goToProvider, untilThisPageGoes } from '../marketplace/billing/go-to-provider.ts';
import { PackageChoice } from '../marketplace/billing/package-choice.tsx';
import type { Offers } from '../marketplace/billing/packages.ts';
import { useChosen } from '../marketplace/billing/use-chosen.ts';
import { SectionTitle } from '../ui/heading.tsx';
import { RegisterFrame } from './register-frame.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

const copy = registerCopy.business;

/** The details of a business; the account leads on to the payment of its package. */
export function RegisterBusinessScreen({ offers }: { offers: Offers }) {
  const router = useRouter();
  const [chosen, choose] = useChosen(offers);
  const goOn = ({ redirect_url }: { redirect_url: string | null }) => {
    // What was chosen is kept until it is paid: who turns back there finds it again.
    if (redirect_url && goToProvider(redirect_url)) return untilThisPageGoes();
    // The account is there; a payment that could not begin is begun from the package's own page.
    return router.navigate({ href: `/register/packages/${chosen.package}`, replace: true });
  };
  return (
    <RegisterFrame words={copy} otherHref="/register/customer" steps={<RegistrationSteps at="details" />}>
      <RegisterBusinessForm purchase={sent(chosen)} onDone={goOn}>
        <SectionTitle>{billingCopy.choice.legend}</SectionTitle>
        <PackageChoice offers={offers} chosen={chosen} onChange={choose} />
      </RegisterBusinessForm>
    </RegisterFrame>
  );
}

const sent = (chosen: Chosen): Chosen => ({ ...chosen, promo_code: chosen.promo_code?.trim() || null });
