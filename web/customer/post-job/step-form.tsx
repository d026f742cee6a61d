import type { ReactNode } from 'react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { Button } from '../../ui/button.tsx';
import { type Faults, hasFaults } from '../../ui/faults.ts';
import { FormFaults } from '../../ui/form-faults.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { FaultsOfPage } from './faults-of-page.ts';
import type { Question } from './steps.ts';
import { useStepForm } from './use-step-form.ts';
import type { WizardState } from './use-wizard.ts';

type StepFormProps = { step: Question; wizard: WizardState; children: ReactNode };

export function StepForm({ step, wizard, children }: StepFormProps) {
  const form = useStepForm(step, wizard);
  const faults: Faults = { ...wizard.refused, ...form.faults };
  return (
    // What is typed before the script is there would be lost, so nothing can be typed yet.
    <form noValidate {...form.events}>
      <fieldset
        disabled={!wizard.isReady}
        className="grid min-w-0 gap-6 max-sm:[&_:is(a,input,textarea)]:scroll-mb-24"
      >
        {(form.hasTried || hasFaults(wizard.refused)) && <FormFaults faults={faults} ref={form.summary} />}
        <FaultsOfPage value={faults}>{children}</FaultsOfPage>
        <StickyBar>
          <Button look="primary" type="submit" isBusy={form.isWaiting}>
            {postJobCopy.goOn}
          </Button>
        </StickyBar>
      </fieldset>
    </form>
  );
}
