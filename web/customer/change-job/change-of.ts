import type { JobToChange } from '../../../contract/job-changes.ts';
import { type FixedJobField, SPECIFIC_DATE } from '../../../contract/words.ts';
import type { NamedPhoto } from '../../marketplace/photos/named-photo.ts';
import { noonOf } from '../../copy/relative-phrase.ts';
import { type JobDraft, EMPTY } from '../post-job/draft.ts';
import { fittingAnswers, type ServiceChoice } from '../post-job/service-choice.ts';

/** The job in the form in which the fields of the wizard know it. */
export const draftOf = (job: JobToChange): JobDraft => ({
  ...EMPTY,
  title: job.title,
  description: job.description,
  category_id: job.category_id,
  service_id: job.service_id,
  location: job.location,
  job_type: job.job_type,
  target_job_done: job.target_job_done,
  targetCompletionDatetime: dayOf(job),
  answers: Object.fromEntries(job.answers.map(({ question_id, value }) => [question_id, value])),
});

const dayOf = ({ targetCompletionDatetime: moment }: JobToChange) => moment?.slice(0, 10) ?? '';

/** `photos`: all of them as they are to be; null where they stay. */
type Wished = {
  draft: JobDraft;
  photos: NamedPhoto[] | null;
  service: ServiceChoice | undefined;
  revision: number;
};

/** The whole job as it is sent; the contract's own rules judge it. */
export function changeFrom(job: JobToChange, { draft, photos, service, revision }: Wished): unknown {
  const { targetCompletionDatetime: date, answers, target_job_done } = draft;
  const isDated = target_job_done === SPECIFIC_DATE && date !== '';
  // A day that nobody touched stays the moment it was.
  const moment = date === dayOf(job) ? job.targetCompletionDatetime : null;
  return {
    title: draft.title,
    description: draft.description,
    target_job_done,
    ...fixedOf(job.isTakenUp ? job : draft),
    ...(photos && { photos: photos.map(({ id, text }) => ({ id, text })) }),
    revision,
    ...(isDated && { targetCompletionDatetime: moment ?? noonOf(date).toISOString() }),
    answers: service
      ? fittingAnswers(service.questions, answers)
      : job.answers.map(({ question_id, value }) => ({ question_id, value })),
  };
}

/** What the wire calls those fields. */
type OnWire = { property: 'job_type'; service: 'category_id' | 'service_id'; postcode: 'location' };

/** What stays as the job has it once somebody has taken it up, whatever was typed before. */
type Fixed = Pick<JobDraft, OnWire[FixedJobField]>;

const fixedOf = ({ category_id, service_id, job_type, location }: Fixed): Fixed => ({
  category_id,
  service_id,
  job_type,
  location,
});
