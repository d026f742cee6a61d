import type * as z from 'zod/mini';
import type { jobSummary } from '../../contract/jobs.ts';
import { SPECIFIC_DATE, URGENCY_WORDS } from '../../contract/words.ts';

type When = {
  target_job_done: z.output<typeof jobSummary.target_job_done>;
  targetCompletionDatetime: string | null;
};

/** The day a job is wanted on, when its customer named one; else the words stand for themselves. */
export const wantedOn = ({ target_job_done, targetCompletionDatetime }: When): string | null =>
  target_job_done === SPECIFIC_DATE ? targetCompletionDatetime : null;

/** How soon the customer wants it: at once, within days, or whenever it suits. The coloured edge of a row repeats it. */
export const hasteOf = ({ target_job_done: word }: When): 'now' | 'soon' | 'later' => {
  if (word === URGENCY_WORDS.asap) return 'now';
  return word === URGENCY_WORDS.within_week || word === SPECIFIC_DATE ? 'soon' : 'later';
};

/** Worth a second look: the customer wants it at once. */
export const isUrgent = ({ target_job_done }: When): boolean => target_job_done === URGENCY_WORDS.asap;
