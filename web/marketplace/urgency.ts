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

/** Worth a second look: the customer wants it at once. */
export const isUrgent = ({ target_job_done }: When): boolean => target_job_done === URGENCY_WORDS.asap;
