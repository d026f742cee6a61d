import * as z from 'zod/mini';
import { fieldSentences as say } from '../../../contract/copy.ts';
import { NewJob } from '../../../contract/jobs.ts';
import { readPostcode } from '../../../contract/postcode.ts';
import { SPECIFIC_DATE } from '../../../contract/words.ts';
import { noonOf, todayHere } from './calendar.ts';
import type { Question } from './steps.ts';

const { service_id, job_type, target_job_done, location, title, description } = NewJob.shape;

const When = z.object({ target_job_done, targetCompletionDatetime: z.string() }).check(
  z.refine((when) => isUndated(when) || isInFuture(when.targetCompletionDatetime), {
    path: ['targetCompletionDatetime'],
    error: say.futureDate,
  }),
  z.refine((when) => isUndated(when) || isNearEnough(when.targetCompletionDatetime), {
    path: ['targetCompletionDatetime'],
    error: say.farDate,
  }),
);

/** What each page must hold before the next one: the contract's own rules for its fields. */
export const RULES = {
  what: z.object({ service_id }),
  // One may leave out what one does not know.
  details: z.object({}),
  property: z.object({ job_type }),
  when: When,
  where: z.object({
    location: location.check(z.refine((typed) => readPostcode(typed) !== null, say.postcode)),
  }),
  description: z.object({ title, description }),
  // Who posts it is the session's to say.
  contact: z.object({}),
} satisfies Record<Question, z.ZodMiniType>;
export type Rules = typeof RULES;

const TWO_YEARS = 730;
const DAY_MS = 24 * 3600 * 1000;

function isUndated({ target_job_done: urgency }: { target_job_done: string }): boolean {
  return urgency !== SPECIFIC_DATE;
}

/** Today still counts: one may want it done this evening. */
function isInFuture(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && daysFromToday(date) >= 0;
}

function isNearEnough(date: string): boolean {
  return !(daysFromToday(date) > TWO_YEARS);
}

/** Both are days of the calendar, so noon at Greenwich stands for each. */
function daysFromToday(date: string): number {
  return Math.round((noonOf(date).getTime() - noonOf(todayHere()).getTime()) / DAY_MS);
}
