import { PriceOfJob } from './price-of-job.tsx';
import { SoFar } from './so-far.tsx';
import type { WizardState } from './use-wizard.ts';
import { WhoSees } from './who-sees.tsx';

/** What stands beside a question on a wide screen; the check page itself says what was answered. */
export const BesideQuestion = ({ wizard }: { wizard: WizardState }) => (
  <div className="sticky top-8 grid gap-8">
    <PriceOfJob draft={wizard.draft} />
    {wizard.step !== 'check' && <SoFar wizard={wizard} />}
    <WhoSees />
  </div>
);
