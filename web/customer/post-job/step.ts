import type { ReactNode } from 'react';
import type { JobDraft } from './draft.ts';
import type { StepRules } from './progress.ts';
import type { ServiceChoice } from './service-choice.ts';
import type { WizardState } from './use-wizard.ts';

/** What has been said so far, and by whom. */
type Said = { draft: JobDraft; service: ServiceChoice | undefined; email: string | undefined };

/** A page that asks for something, but for its fields. */
export type StepBesidePage = StepRules & {
  /** How its answers read on the check page; none where there is nothing to say. */
  readBack: (said: Said) => { label: string; value: string }[];
};

export type WizardStep = StepBesidePage & { Page: (props: { wizard: WizardState }) => ReactNode };
