import { memo, type ReactNode, Suspense } from 'react';
import { registerCopy } from '../../copy/accounts.copy.ts';
import type { Offers } from '../../marketplace/billing/packages.ts';
import { useFault } from '../../marketplace/steps/errors-of-page.ts';
import { StepForm } from '../../marketplace/steps/step-form.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { OtherWays } from '../register-frame.tsx';
import { BusinessFields } from './business-fields.tsx';
import { LaterPage, ServiceFields, TradeFields } from './later.ts';
import { PreviewFolded } from './parts-later.tsx';
import type { FirmStep } from './steps.ts';
import type { WizardState } from './use-wizard.ts';
import type { Buying } from './wizard-parts.ts';

type FirmPageProps = { step: FirmStep; wizard: WizardState; offers: Offers; buying: Buying };

/** A page that asks for the business, and on a phone the profile so far below its fields. */
export const FirmPage = ({ step, ...given }: FirmPageProps) => (
  <FirmForm step={step} wizard={given.wizard} below={step === 'business' ? WAYS : undefined}>
    {step === 'business' ? (
      <BusinessFields wizard={given.wizard} />
    ) : step === 'trade' || step === 'services' ? (
      <OfTrade step={step} mend={given.wizard.mend} />
    ) : (
      <LaterPage step={step} {...given} />
    )}
    <PreviewFolded />
  </FirmForm>
);

const WAYS = <OtherWays words={registerCopy.business} otherHref="/register/customer" />;

type OfTradeProps = { step: 'trade' | 'services'; mend: WizardState['mend'] };

const OfTrade = ({ step, mend }: OfTradeProps) => {
  const trade = useFault('workCategories');
  const services = useFault('services');
  return <OfTradeLater step={step} mend={mend} error={step === 'trade' ? trade : services} />;
};

/** It stays as the server drew it until it has come; for anything new that reached it before, React would draw it again. */
const OfTradeLater = memo(({ step, ...given }: OfTradeProps & { error: string | undefined }) => (
  <Suspense fallback={<Skeleton />}>
    {step === 'trade' ? <TradeFields {...given} /> : <ServiceFields {...given} />}
  </Suspense>
));

type FirmFormProps = { step: FirmStep; wizard: WizardState; below?: ReactNode; children: ReactNode };

/** The form of one page of the business; what is answered goes into the draft on the device. */
function FirmForm({ step, wizard, below, children }: FirmFormProps) {
  const { draft, rules, isReady, refused, goOn } = wizard;
  const asked = {
    said: draft,
    judge: rules.judgeOf?.(step) ?? null,
    fetch: async () => (await rules.fetch())?.(step) ?? null,
    onBegin: () => void rules.fetchAhead(),
    goOn: () => goOn(step),
  };
  return (
    <StepForm step={asked} isReady={isReady} refused={refused} below={below}>
      {children}
    </StepForm>
  );
}
