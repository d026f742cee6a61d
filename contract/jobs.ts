import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { cost, flag, IdParams, Named, Nothing, Page, pageOf } from './fields.ts';
import { FinishWords, JobFinish, wordsOfFinishAlone } from './finish.ts';
import { JobPhoto } from './job-photos.ts';
import { eachJobWord } from './job-words.ts';
import { EarlierQuote } from './earlier-quotes.ts';
import { routes } from './kernel.ts';
import { NewJob } from './new-job.ts';
import { QuoteFile } from './quote-files.ts';
import { QuoteDetail } from './quote-detail.ts';
import { LEAD_RADIUS_KM } from './reach.ts';
import { Review } from './reviews.ts';
import {
  CANCEL_REASONS,
  CLOSED_REASONS,
  MEMBER_ROLES,
  JOB_MOVES,
  JOB_STATUSES,
  JOB_TIERS,
  PROPERTIES,
  RATE_TYPES,
  URGENCIES,
} from './words.ts';

export const JobAnswer = z.object({ question_id: z.string(), label: z.string(), value: z.string() });

/** What every reader knows of the work, admins too. */
export const jobFacts = {
  ...eachJobWord(() => z.string()),
  type: z.enum(JOB_TIERS),
  service: z.object({ name: z.string() }),
  location: z.string(),
  town: z.string(),
  job_type: z.enum(PROPERTIES),
  target_job_done: z.enum(URGENCIES),
  targetCompletionDatetime: z.nullable(z.string()),
};

/** The part of a job that a lead, a quote and a job card share. */
export const jobSummary = {
  ...jobFacts,
  /** The slug of its work category: which sign is drawn for it. */
  trade: z.string(),
  answers: z.array(JobAnswer),
  photos: z.array(JobPhoto),
};

const winner = z.object({
  id: z.string(),
  userName: z.string(),
  name: z.string(),
  logo: z.nullable(z.string()),
});

/** What a job has come to. */
export const jobOutcome = {
  category_id: z.string(),
  business: z.nullable(winner),
  cost: z.nullable(cost),
  rate_type: z.nullable(z.enum(RATE_TYPES)),
  reviews: z.array(Review),
};

/** What came on top of what was agreed, in pounds, and whether one waits for its answer; null where there was none. */
const jobExtras = z.nullable(z.object({ approved: z.number(), isOpen: z.boolean() }));

/** A proposal to end it early that waits for its answer, from which side it is, and until when; null where there is none. */
const jobEarlyEnd = z.nullable(z.object({ isMine: z.boolean(), lapsesAt: z.string() }));

const job = {
  id: z.string(),
  jobNumber: z.string(),
  status: z.enum(JOB_STATUSES),
  ...jobSummary,
  ...jobOutcome,
  extras: jobExtras,
  earlyEnd: jobEarlyEnd,
  finish: JobFinish,
  createdAt: z.string(),
  /** 0 while an admin has switched it off. */
  is_active: flag,
  can: z.array(z.enum(JOB_MOVES)),
};

/** How many businesses see the job now, and how many once its customer is verified and no head start holds it back. */
const reach = { leadsCount: z.number(), expectedCount: z.number() };

/** A job as its customer sees it. `leads` holds those who marked interest or wrote. */
export const OwnJob = z.object({
  ...job,
  leadId: z.nullable(z.string()),
  messagesCount: z.number(),
  user: z.object({ name: z.string(), avatar: z.nullable(z.string()) }),
  leads: z.array(
    z.object({
      id: z.string(),
      business_name: z.string(),
      is_interested: z.boolean(),
      messagesCount: z.number(),
    }),
  ),
  ...reach,
  quotesCount: z.number(),
  closed_reason: z.nullable(z.enum(CLOSED_REASONS)),
  /** Of the business that was hired, while the work goes on: the first number of its public profile. */
  business_phone: z.nullable(z.string()),
  /** When it closes by itself, once its customer was told so and as long as nobody takes it up. */
  closesAt: z.nullable(z.string()),
});
export type OwnJob = z.output<typeof OwnJob>;

/** A job as the business sees it that won it, or that had quoted when it was cancelled. */
export const WorkJob = z.object({
  ...job,
  leadId: z.string(),
  messagesCount: z.number(),
  user: z.object({
    name: z.string(),
    avatar: z.nullable(z.string()),
    mobile_number: z.nullable(z.string()),
  }),
});
export type WorkJob = z.output<typeof WorkJob>;

/** `in_progress` and `progress` ask for the same status. */
export const JobsQuery = z.extend(Page, {
  status: z.enum(['active', 'in_progress', 'progress', 'finished', 'cancelled'], say.status),
});

/** A business that has a job now, as the job's customer sees it: no more than its public profile tells. */
export const ReachedBusiness = z.object({
  ...Named.shape,
  logo: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  reviewsCount: z.number(),
});
export type ReachedBusiness = z.output<typeof ReachedBusiness>;

/** A business that quoted, as the job's customer sees it (GET /job/{id}/responses). */
export const JobResponse = z.object({
  id: z.string(),
  cost,
  rate_type: z.enum(RATE_TYPES),
  currency: z.string(),
  comments: z.nullable(z.string()),
  detail: z.nullable(QuoteDetail),
  file: QuoteFile,
  createdAt: z.string(),
  leadId: z.string(),
  messagesCount: z.number(),
  business: z.object({
    id: z.string(),
    userName: z.string(),
    name: z.string(),
    logo: z.nullable(z.string()),
    rating: z.nullable(z.number()),
    reviewsCount: z.number(),
  }),
  avatar: z.nullable(z.string()),
  /** The job was changed after this quote was sent. */
  sentBeforeChange: z.boolean(),
  /** Those whose place it has taken, the last one first. */
  earlier: z.array(EarlierQuote),
  can: z.array(z.enum(['accept', 'decline', 'sendMessage'])),
});

const NewStatus = z
  .strictObject({
    status: z.enum(['cancelled', 'finished'], say.newStatus),
    reason: z.optional(z.enum(CANCEL_REASONS, say.choose)),
    ...FinishWords,
  })
  .check(
    z.refine(({ status, reason }) => status === 'cancelled' || reason === undefined, {
      path: ['reason'],
      error: say.reasonOfCancelling,
    }),
    ...wordsOfFinishAlone,
  );

export type NewStatus = z.output<typeof NewStatus>;

export const jobRoutes = routes({
  postJob: {
    method: 'POST',
    path: '/job',
    summary: `Post a job; the businesses within ${LEAD_RADIUS_KM} km that do this work see it at once`,
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by key',
    body: NewJob,
    answers: z.object({ data: z.object({ id: z.string(), jobNumber: z.string(), ...reach }) }),
    refuses: [],
  },
  jobs: {
    method: 'GET',
    path: '/jobs',
    summary: "The caller's jobs in one status, newest first",
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    query: JobsQuery,
    answers: pageOf({ jobs: z.union([z.array(OwnJob), z.array(WorkJob)]) }),
    refuses: [],
  },
  jobReach: {
    method: 'GET',
    path: '/job/:id/reach',
    summary: 'How many businesses have an own job now, and the nearest of them by name',
    by: ['customer'],
    whileActing: 'may',
    params: IdParams,
    answers: z.object({ ...reach, businesses: z.array(ReachedBusiness) }),
    refuses: [],
  },
  jobResponses: {
    method: 'GET',
    path: '/job/:id/responses',
    summary: 'The businesses that quoted on an own job',
    by: ['customer'],
    whileActing: 'may',
    params: IdParams,
    query: Page,
    answers: pageOf({ responses: z.array(JobResponse) }),
    refuses: [],
  },
  updateJobStatus: {
    method: 'POST',
    path: '/job/:id/update-status',
    summary:
      'Cancel an active job, for a reason or without, or finish one in progress, with photos of the result, and with the time it took where it is paid by time',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: NewStatus,
    answers: Nothing,
    refuses: ['job_cannot_change', 'forbidden'],
  },
});
