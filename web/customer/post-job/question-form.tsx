import type { ReactNode } from 'react';
import { StepForm } from '../../marketplace/steps/step-form.tsx';
import type { Question } from './steps.ts';
import type { WizardState } from './use-wizard.ts';

type QuestionFormProps = {
  step: Question;
  wizard: WizardState;
  below?: ReactNode;
  isLikelierBelow?: boolean;
  children: ReactNode;
};

/** The form of one page: what is answered goes into the draft, and Continue waits for the rules of the pages. */
export const QuestionForm = ({ step, wizard, children, ...ways }: QuestionFormProps) => {
  const { draft, rules, isReady, refused, goOn } = wizard;
  const asked = {
    said: draft,
    judge: rules.known?.[step].rules ?? null,
    fetch: async () => (await rules.fetch(step))?.[step].rules ?? null,
    onBegin: rules.fetchAhead,
    goOn: () => goOn(step),
  };
  return (
    <StepForm step={asked} isReady={isReady} refused={refused} {...ways}>
      {children}
    </StepForm>
  );
};
