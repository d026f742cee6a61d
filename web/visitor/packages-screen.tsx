import { billingCopy } from '../copy/billing.copy.ts';
import { EnterpriseEnquiry } from '../marketplace/enquiries/enterprise-enquiry.tsx';
import { PackageCards } from '../marketplace/billing/package-cards.tsx';
import type { Offers } from '../marketplace/billing/packages.ts';
import { useArrivedCode } from '../marketplace/billing/use-chosen.ts';
import { Title } from '../ui/heading.tsx';
import { Page } from '../ui/page.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

const copy = billingCopy.packages;

type PackagesScreenProps = { offers: Offers; base: '/packages' | '/register/packages' };

/** What there is to buy, and a way to write to us for more. */
export function PackagesScreen({ offers, base }: PackagesScreenProps) {
  const code = useArrivedCode();
  return (
    <Page>
      <div className="grid gap-10 py-8 sm:py-12">
        <div className="grid max-w-2xl gap-2">
          {base === '/register/packages' && (
            <div className="pb-4">
              <RegistrationSteps at="package" />
            </div>
          )}
          <Title>{copy.title}</Title>
          <p className="text-pretty text-ink-soft">{copy.lead}</p>
          {code && <p className="font-semibold">{copy.code(code)}</p>}
        </div>
        <PackageCards packages={offers.packages} base={base} />
        <EnterpriseEnquiry />
      </div>
    </Page>
  );
}
