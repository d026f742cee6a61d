import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { IdParams, id } from './fields.ts';
import { JobPhoto, JobPhotos, NewPhotos } from './job-photos.ts';
import { JobAnswer } from './jobs.ts';
import { routes } from './kernel.ts';
import { askedOfJob, datedAsItSays } from './new-job.ts';
import { JOB_STATUSES, PROPERTIES, URGENCIES } from './words.ts';

/**
 * The whole job as it is to be, and the revision of it that its writer had before them. `photos` are all of them in their
 * order; left out, they stay as they are.
 */
export const JobChange = z
  .strictObject({
    ...askedOfJob,
    photos: z.optional(NewPhotos),
    revision: z.int(say.number).check(z.gte(0, say.number)),
  })
  .check(...datedAsItSays);
export type JobChange = z.output<typeof JobChange>;

/** An own job as its customer may change it. `isTakenUp`: a business marked interest, wrote or quoted. */
export const JobToChange = z.object({
  id: z.string(),
  jobNumber: z.string(),
  status: z.enum(JOB_STATUSES),
  revision: z.number(),
  isTakenUp: z.boolean(),
  title: z.string(),
  description: z.string(),
  category_id: z.string(),
  service_id: z.string(),
  service: z.object({ name: z.string() }),
  location: z.string(),
  job_type: z.enum(PROPERTIES),
  target_job_done: z.enum(URGENCIES),
  targetCompletionDatetime: z.nullable(z.string()),
  answers: z.array(JobAnswer),
  photos: z.array(JobPhoto),
  can: z.array(z.enum(['change'])),
});
export type JobToChange = z.output<typeof JobToChange>;

/** Which job, and which of its photos. */
const PhotoParams = z.strictObject({ id, photoId: id });

export const jobChangeRoutes = routes({
  jobToChange: {
    method: 'GET',
    path: '/job/:id/change',
    summary: 'An own job as it may be changed: what stands in it, and the revision it is at',
    by: ['customer'],
    whileActing: 'may',
    params: IdParams,
    answers: z.object({ data: JobToChange }),
    refuses: [],
  },
  changeJob: {
    method: 'PUT',
    path: '/job/:id',
    summary:
      'Change an active job; the businesses that took it up are told, and its service, property and post code stay then',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
    body: JobChange,
    answers: z.object({ data: z.object({ id: z.string(), revision: z.number() }) }),
    refuses: ['job_cannot_change', 'job_taken_up', 'job_changed_elsewhere'],
  },
  setJobPhotos: {
    method: 'PUT',
    path: '/job/:id/photos',
    summary:
      'The photos of an own active job, all of them in their order: adds, removes, sorts and writes; the businesses that took it up are told',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ photos: NewPhotos }),
    answers: JobPhotos,
    refuses: ['job_cannot_change'],
  },
  addJobPhotos: {
    method: 'POST',
    path: '/job/:id/photos',
    summary:
      'Put photos that were brought after those of an own active job, whichever these are by now; the businesses that took it up are told',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ photos: NewPhotos }),
    answers: JobPhotos,
    refuses: ['job_cannot_change'],
  },
  removeJobPhoto: {
    method: 'DELETE',
    path: '/job/:id/photos/:photoId',
    summary:
      'Remove one photo from an own active job, and its bytes; one that is not there any more is removed already',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: PhotoParams,
    answers: JobPhotos,
    refuses: ['job_cannot_change'],
  },
});
