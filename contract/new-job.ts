import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { moment, text } from './fields.ts';
import { NewPhotos } from './job-photos.ts';
import {
  DESCRIPTION_LETTERS,
  JOB_TIERS,
  PROPERTIES,
  SPECIFIC_DATE,
  TITLE_LETTERS,
  URGENCIES,
} from './words.ts';

const Answer = z.strictObject({
  question_id: text({ max: 60, empty: say.answers }),
  value: text({ max: 200, empty: say.answers }),
});

/** These rules run whatever else is wrong, so there may be no job at all. */
const urgencyOf = (job: { target_job_done?: unknown } | null): unknown => job?.target_job_done;

/** What a job is made of. */
export const askedOfJob = {
  title: text({ ...TITLE_LETTERS, empty: say.title }),
  description: text({ ...DESCRIPTION_LETTERS, empty: say.description, lines: true }),
  category_id: z.string(say.category).check(z.minLength(1, say.category), z.maxLength(60, say.category)),
  service_id: z.string(say.service).check(z.minLength(1, say.service), z.maxLength(60, say.service)),
  location: text({ max: 12, empty: say.postcode }),
  job_type: z.enum(PROPERTIES, say.property),
  target_job_done: z.enum(URGENCIES, say.urgency),
  targetCompletionDatetime: z.optional(z.nullable(moment)),
  answers: z.optional(z.array(Answer, say.answers).check(z.maxLength(10, say.answers))),
};

type Dated = { target_job_done: string; targetCompletionDatetime?: string | null | undefined };

/** A job with a date says so in its urgency, and the other way round. */
export const datedAsItSays = [
  z.refine<Dated>((job) => urgencyOf(job) !== SPECIFIC_DATE || Boolean(job.targetCompletionDatetime), {
    path: ['targetCompletionDatetime'],
    error: say.futureDate,
    when: () => true,
  }),
  z.refine<Dated>((job) => urgencyOf(job) === SPECIFIC_DATE || !job?.targetCompletionDatetime, {
    path: ['targetCompletionDatetime'],
    error: say.noDateWanted,
    when: () => true,
  }),
] as const;

/** A day in this country, from today on, up to so many days ahead. */
export const WANTED_WITHIN_DAYS = 730;

export const NewJob = z
  .strictObject({
    ...askedOfJob,
    type: z.optional(z.enum(JOB_TIERS, say.choose)),
    photos: z.optional(NewPhotos),
  })
  .check(...datedAsItSays);
export type NewJob = z.output<typeof NewJob>;
