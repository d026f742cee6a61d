import { useState } from 'react';
import { billingCopy } from '../../copy/billing.copy.ts';
import { packagesCopy } from '../../copy/packages.copy.ts';
import { PackageCards } from '../../marketplace/billing/package-cards.tsx';
import type { Offers } from '../../marketplace/billing/packages.ts';
import { useArrivedCode } from '../../marketplace/billing/use-chosen.ts';
import { EnterpriseEnquiry } from '../../marketplace/enquiries/enterprise-enquiry.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';
import toolRoll from '../home/pictures/tool-roll.avif?url';
import { RegistrationSteps } from '../registration-steps.tsx';
import { jobIn, type Prospect } from './read-packages.ts';
import { recommendedFor } from './recommended.ts';
import { WhatItBrings } from './what-it-brings.tsx';

const copy = billingCopy.packages;

type PackagesScreenProps = {
  offers: Offers;
  trades: { slug: string; name: string }[];
  prospect: Prospect;
  base: '/packages' | '/register/packages';
};

/** What there is to buy, what it would bring, and a way to write to us for more. */
export function PackagesScreen({ offers, trades, prospect, base }: PackagesScreenProps) {
  const code = useArrivedCode();
  const [job, setJob] = useState(prospect.job);
  return (
    <Page>
      <div className="grid gap-8 py-8 sm:py-12">
        <div className="relative grid gap-2 sm:min-h-28 sm:content-center sm:pr-64">
          {base === '/register/packages' && (
            <div className="pb-4">
              <RegistrationSteps at="package" />
            </div>
          )}
          <Title>{copy.title}</Title>
          <p className="text-pretty text-ink-soft">{copy.lead}</p>
          {code && <p className="font-semibold">{copy.code(code)}</p>}
          <img src={toolRoll} width={640} height={480} alt="" className="packages-picture" />
        </div>
        {trades.length > 0 && (
          <WhatItBrings
            action={base}
            trades={trades}
            prospect={prospect}
            code={code}
            onJob={(typed) => setJob(jobIn(typed))}
          />
        )}
        <PackageCards
          packages={offers.packages}
          base={base}
          recommended={recommendedFor(prospect.demand)}
          remark={({ price }) => packagesCopy.paysForIt(Math.ceil(price / job), job)}
        />
        <EnterpriseEnquiry />
      </div>
    </Page>
  );
}
