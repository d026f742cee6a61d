import type { ReactNode } from 'react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { TaskFrame } from '../../shell/task-frame.tsx';
import { Beside } from './parts-later.tsx';
import type { WizardState } from './use-wizard.ts';

type WizardFrameProps = { wizard: WizardState; children: ReactNode };

/** The check counts as the last step. Beside the question stands what was said so far, and to whom it will be shown. */
export const WizardFrame = ({ wizard, children }: WizardFrameProps) => (
  <TaskFrame at={stepsAt(wizard)} aside={<Beside wizard={wizard} />}>
    {children}
  </TaskFrame>
);

function stepsAt({ step, questions }: WizardState) {
  const total = questions.length + 1;
  const current = step === 'check' ? total : Math.max(1, questions.indexOf(step) + 1);
  return { label: postJobCopy.step, current, total };
}
