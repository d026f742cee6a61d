import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { cost, flag, IdParams, moment, Nothing, Page, pageOf, text } from './fields.ts';
import { eachJobWord } from './job-words.ts';
import { routes } from './kernel.ts';
import { LEAD_RADIUS_KM } from './reach.ts';
import { Review } from './reviews.ts';
import {
  MEMBER_ROLES,
  DESCRIPTION_LETTERS,
  JOB_MOVES,
  JOB_STATUSES,
  JOB_TIERS,
  PROPERTIES,
  RATE_TYPES,
  SPECIFIC_DATE,
  TITLE_LETTERS,
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
export const jobSummary = { ...jobFacts, answers: z.array(JobAnswer) };

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

const job = {
  id: z.string(),
  jobNumber: z.string(),
  status: z.enum(JOB_STATUSES),
  ...jobSummary,
  ...jobOutcome,
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

const Answer = z.strictObject({
  question_id: text({ max: 60, empty: say.answers }),
  value: text({ max: 200, empty: say.answers }),
});

/** These rules run whatever else is wrong, so there may be no job at all. */
const urgencyOf = (job: { target_job_done?: unknown } | null): unknown => job?.target_job_done;

export const NewJob = z
  .strictObject({
    title: text({ ...TITLE_LETTERS, empty: say.title }),
    description: text({ ...DESCRIPTION_LETTERS, empty: say.description, lines: true }),
    category_id: z.string(say.category).check(z.minLength(1, say.category), z.maxLength(60, say.category)),
    service_id: z.string(say.service).check(z.minLength(1, say.service), z.maxLength(60, say.service)),
    location: text({ max: 12, empty: say.postcode }),
    job_type: z.enum(PROPERTIES, say.property),
    type: z.optional(z.enum(JOB_TIERS, say.choose)),
    target_job_done: z.enum(URGENCIES, say.urgency),
    targetCompletionDatetime: z.optional(z.nullable(moment)),
    answers: z.optional(z.array(Answer, say.answers).check(z.maxLength(10, say.answers))),
  })
  .check(
    z.refine((job) => urgencyOf(job) !== SPECIFIC_DATE || Boolean(job.targetCompletionDatetime), {
      path: ['targetCompletionDatetime'],
      error: say.futureDate,
      when: () => true,
    }),
    z.refine((job) => urgencyOf(job) === SPECIFIC_DATE || !job?.targetCompletionDatetime, {
      path: ['targetCompletionDatetime'],
      error: say.noDateWanted,
      when: () => true,
    }),
  );
export type NewJob = z.output<typeof NewJob>;

/** A business that quoted, as the job's customer sees it (GET /job/{id}/responses). */
export const JobResponse = z.object({
  id: z.string(),
  cost,
  rate_type: z.enum(RATE_TYPES),
  currency: z.string(),
  comments: z.nullable(z.string()),
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
  can: z.array(z.enum(['accept', 'sendMessage'])),
});

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
    summary: 'Cancel an active job, or finish one in progress',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ status: z.enum(['cancelled', 'finished'], say.newStatus) }),
    answers: Nothing,
    refuses: ['job_cannot_change', 'forbidden'],
  },
});
