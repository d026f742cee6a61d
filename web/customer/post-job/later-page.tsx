import { unstickWhileTyping } from '../../ui/forms/unstick-while-typing.ts';
import { contact } from './contact.tsx';
import { description } from './description.tsx';
import { details } from './details.tsx';
import { property } from './property.tsx';
import type { StepRules } from './progress.ts';
import type { WizardStep } from './step.ts';
import type { Question } from './steps.ts';
import type { WizardState } from './use-wizard.ts';
import { what } from './what.step.ts';
import { when } from './when.tsx';
import { where } from './where.tsx';

if (!import.meta.env.SSR) unstickWhileTyping();

type LaterQuestion = Exclude<Question, 'what'>;

/** All that is asked for: what each page must hold, what it shows and how it reads back. */
export const WIZARD: Record<LaterQuestion, WizardStep> & { what: StepRules } = {
  what,
  details,
  property,
  when,
  where,
  description,
  contact,
};

type LaterPageProps = { step: LaterQuestion; wizard: WizardState };

/** The fields of a page after the first; they come when the first is being answered. */
export function LaterPage({ step, wizard }: LaterPageProps) {
  const { Page } = WIZARD[step];
  return <Page wizard={wizard} />;
}
