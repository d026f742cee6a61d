import type { ServiceChoice } from './service-choice.ts';
import { type Question, STEPS } from './steps.ts';

/** The pages for this service: one without questions of its own has one page less. */
export const questionsFor = (service: ServiceChoice | undefined): Question[] =>
  STEPS.filter(
    (step): step is Question => step !== 'check' && (step !== 'details' || service?.questions.length !== 0),
  );

/** Where the server's refusal of a field is to be mended. */
const PAGE_OF: Record<string, Question> = {
  category_id: 'what',
  service_id: 'what',
  answers: 'details',
  job_type: 'property',
  target_job_done: 'when',
  targetCompletionDatetime: 'when',
  location: 'where',
  title: 'description',
  description: 'description',
};

export const pageOfFault = (fields: string[]): Question | undefined =>
  fields.map((field) => PAGE_OF[field]).find((step) => step !== undefined);
