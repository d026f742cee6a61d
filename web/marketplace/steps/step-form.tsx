import { type ReactNode, useState } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { type FieldErrors, hasFieldErrors } from '../../ui/forms/field-errors.ts';
import { FormErrors } from '../../ui/forms/form-errors.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { ErrorsOfPage } from './errors-of-page.ts';
import { type StepOfForm, useStepForm } from './use-step-form.ts';

type StepFormProps<Said> = {
  step: StepOfForm<Said>;
  /** What is typed before the script is there would be lost, so nothing can be typed until this is true. */
  isReady: boolean;
  /** What the server refused of this page. */
  refused: FieldErrors;
  /** Other ways on, below the button; on a phone that stands at the foot. */
  below?: ReactNode;
  /** One of the other ways on is likelier than the button, so on a phone it does not cover them. */
  isLikelierBelow?: boolean;
  children: ReactNode;
};

/** One page of a task: its fields, what is wrong with them, and Continue. */
export function StepForm<Said extends object>({ step, isReady, refused, ...parts }: StepFormProps<Said>) {
  const form = useStepForm(step);
  const fieldErrors = useSame({ ...refused, ...form.fieldErrors });
  return (
    <form noValidate {...form.events} className="max-sm:flex max-sm:grow max-sm:flex-col">
      <fieldset
        disabled={!isReady}
        className="flex min-w-0 grow flex-col gap-6 max-sm:[&_:is(a,input,textarea)]:scroll-mb-24"
      >
        {(form.hasTried || hasFieldErrors(refused)) && (
          <FormErrors fieldErrors={fieldErrors} ref={form.summary} />
        )}
        <ErrorsOfPage value={fieldErrors}>{parts.children}</ErrorsOfPage>
        <StickyBar isLast={parts.below !== undefined} isAtRest={parts.isLikelierBelow}>
          <Button look="primary" type="submit" isBusy={form.isWaiting}>
            {uiCopy.goOn}
          </Button>
        </StickyBar>
        {parts.below}
      </fieldset>
    </form>
  );
}

/** The same object while it says the same: a part that is not hydrated yet would be drawn again for a new one. */
function useSame(fieldErrors: FieldErrors): FieldErrors {
  const [kept, keep] = useState(fieldErrors);
  if (JSON.stringify(kept) === JSON.stringify(fieldErrors)) return kept;
  keep(fieldErrors);
  return fieldErrors;
}
