import * as z from 'zod/mini';
import { reason, Removal } from './admin-accounts.ts';
import { JobsQuery } from './admin-lists.ts';
import { LookedAtMessage } from './attachments.ts';
import { fieldSentences as say } from './copy.ts';
import { flag, IdParams, Nothing, text, zeroOrOne } from './fields.ts';
import { JobPhoto, JobPhotos } from './job-photos.ts';
import { jobFacts, jobOutcome } from './jobs.ts';
import { routes } from './kernel.ts';
import { CLOSED_REASONS, JOB_STATUSES } from './words.ts';

/** A job as admins see it, with the businesses that have a lead of it. */
export const AdminJob = z.object({
  id: z.string(),
  jobNumber: z.string(),
  ...jobFacts,
  user: z.object({ name: z.string() }),
  status: z.enum(JOB_STATUSES),
  is_active: flag,
  leadsCount: z.number(),
  quotesCount: z.number(),
  photosCount: z.number(),
  createdAt: z.string(),
  closed_reason: z.nullable(z.enum(CLOSED_REASONS)),
  ...jobOutcome,
  leads: z.array(z.object({ id: z.string(), business_name: z.string(), is_interested: z.boolean() })),
});
export type AdminJob = z.output<typeof AdminJob>;

const LookReason = z.strictObject({ reason: text({ max: 500, empty: say.reason, lines: true }) });

export const adminJobRoutes = routes({
  adminJobs: {
    method: 'GET',
    path: '/admin/jobs',
    summary: 'A page of the jobs',
    by: ['admin'],
    query: JobsQuery,
    answers: z.object({ jobs: z.array(AdminJob), jobsCount: z.number() }),
    refuses: [],
  },
  switchJob: {
    method: 'PUT',
    path: '/admin/job/:id',
    summary: 'Switch a job on or off; while it is off it is no lead and takes neither quotes nor acceptance',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ is_active: zeroOrOne, reason }),
    answers: Nothing,
    refuses: ['done_by_another'],
  },
  removeJob: {
    method: 'DELETE',
    path: '/admin/job/:id',
    summary: 'Delete a job: what is open is cancelled, both sides are told, and it is in no list any more',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: Removal,
    answers: Nothing,
    refuses: ['done_by_another'],
  },
  lookAtPhotos: {
    method: 'POST',
    path: '/admin/job/:id/photos',
    summary:
      'The photos of a job and of what came of it, for an hour and for a reason that is written into the audit log',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: LookReason,
    answers: z.extend(JobPhotos, { results: z.array(JobPhoto), secondsLeft: z.number() }),
    refuses: [],
  },
  lookAtAttachments: {
    method: 'POST',
    path: '/admin/lead/:id/attachments',
    summary:
      'The photos and files of a conversation, for an hour and for a reason that is written into the audit log',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: LookReason,
    answers: z.object({ messages: z.array(LookedAtMessage), secondsLeft: z.number() }),
    refuses: [],
  },
});
