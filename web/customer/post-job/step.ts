import type { ReactNode } from 'react';
import type { StepRules } from './progress.ts';
import type { WizardState } from './use-wizard.ts';

/** What the fields of a page stand on; the page on which a posted job is changed has it too. */
export type StepState = Pick<WizardState, 'draft' | 'service' | 'change'>;

export type WizardStep = StepRules & { Page: (props: { wizard: StepState }) => ReactNode };
