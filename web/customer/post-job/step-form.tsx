import type { ReactNode } from 'react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { Button } from '../../ui/button.tsx';
import { type FieldErrors, hasFieldErrors } from '../../ui/field-errors.ts';
import { FormErrors } from '../../ui/form-errors.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { ErrorsOfPage } from './errors-of-page.ts';
import type { Question } from './steps.ts';
import { useStepForm } from './use-step-form.ts';
import type { WizardState } from './use-wizard.ts';

type StepFormProps = { step: Question; wizard: WizardState; children: ReactNode };

export function StepForm({ step, wizard, children }: StepFormProps) {
  const form = useStepForm(step, wizard);
  const fieldErrors: FieldErrors = { ...wizard.refused, ...form.fieldErrors };
  return (
    // What is typed before the script is there would be lost, so nothing can be typed yet.
    <form noValidate {...form.events}>
      <fieldset
        disabled={!wizard.isReady}
        className="grid min-w-0 gap-6 max-sm:[&_:is(a,input,textarea)]:scroll-mb-24"
      >
        {(form.hasTried || hasFieldErrors(wizard.refused)) && (
          <FormErrors fieldErrors={fieldErrors} ref={form.summary} />
        )}
        <ErrorsOfPage value={fieldErrors}>{children}</ErrorsOfPage>
        <StickyBar>
          <Button look="primary" type="submit" isBusy={form.isWaiting}>
            {postJobCopy.goOn}
          </Button>
        </StickyBar>
      </fieldset>
    </form>
  );
}
