import type { ServiceChoice } from './service-choice.ts';

/** The pages in their order, as the address names them. */
export const STEPS = [
  'what',
  'details',
  'property',
  'when',
  'where',
  'description',
  'contact',
  'check',
] as const;
export type Step = (typeof STEPS)[number];

/** A page that asks for something; the last one asks whether all of it is right. */
export type Question = Exclude<Step, 'check'>;

export const QUESTIONS: Question[] = STEPS.filter((step) => step !== 'check');

export const FIRST = 'what';

/** The pages for this service: one without questions of its own has one page less. */
export const questionsFor = (service: ServiceChoice | undefined): Question[] =>
  QUESTIONS.filter((step) => step !== 'details' || service?.questions.length !== 0);

/** The last question and the check are made of chunks of their own, which no page before them needs. */
export const needsLastChunks = (step: Step): boolean => step === 'contact' || step === 'check';

export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);
