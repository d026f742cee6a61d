import type { ReactNode } from 'react';
import { StepForm } from '../../marketplace/steps/step-form.tsx';
import type { FirmStep } from './steps.ts';
import type { WizardState } from './use-wizard.ts';

type FirmFormProps = { step: FirmStep; wizard: WizardState; below?: ReactNode; children: ReactNode };

/** The form of one page of the business; what is answered goes into the draft on the device. */
export function FirmForm({ step, wizard, below, children }: FirmFormProps) {
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
