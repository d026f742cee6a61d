import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { cost, flag, IdParams, Nothing, Page, pageOf, text } from './fields.ts';
import { jobSummary } from './jobs.ts';
import { routes } from './kernel.ts';
import { CURRENCY, JOB_STATUSES, QUOTE_MOVES, RATE_TYPES } from './words.ts';

const quote = {
  id: z.string(),
  jobId: z.string(),
  leadId: z.string(),
  job: z.object({
    ...jobSummary,
    jobNumber: z.string(),
    status: z.enum(JOB_STATUSES),
    is_active: flag,
    /** When the job was posted; the `createdAt` beside it is when the quote was sent. */
    createdAt: z.string(),
  }),
  cost,
  rate_type: z.enum(RATE_TYPES),
  currency: z.string(),
  comments: z.nullable(z.string()),
  createdAt: z.string(),
  messagesCount: z.number(),
  can: z.array(z.enum(QUOTE_MOVES)),
};

/** A quote as the job's customer sees it. */
export const ReceivedQuote = z.object({
  ...quote,
  business: z.object({
    id: z.string(),
    userName: z.string(),
    name: z.string(),
    logo: z.nullable(z.string()),
    rating: z.nullable(z.number()),
    reviewsCount: z.number(),
  }),
  avatar: z.nullable(z.string()),
});

/** A quote as the business that sent it sees it. */
export const SentQuote = z.object({
  ...quote,
  user: z.object({ name: z.string(), mobile_number: z.nullable(z.string()) }),
});

export const NewQuote = z.strictObject({
  leadId: z.string(say.text),
  rate_type: z.enum(RATE_TYPES, say.rate),
  cost,
  currency: z.literal(CURRENCY, say.currency),
  comments: z.optional(z.union([z.literal(''), text({ max: 1000, empty: say.text, lines: true })])),
});
export type NewQuote = z.output<typeof NewQuote>;

export const quoteRoutes = routes({
  sendQuote: {
    method: 'POST',
    path: '/quote',
    summary: 'Send a quote on a lead',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by key',
    body: NewQuote,
    answers: Nothing,
    refuses: [
      'subscription_required',
      'verification_required',
      'not_found',
      'lead_dismissed',
      'already_quoted',
      'job_not_available',
    ],
  },
  quotes: {
    method: 'GET',
    path: '/quotes',
    summary: 'Open quotes: received on own jobs, or sent by the own business',
    by: ['customer', 'business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    query: Page,
    answers: pageOf({ quotes: z.union([z.array(ReceivedQuote), z.array(SentQuote)]) }),
    refuses: [],
  },
  acceptQuote: {
    method: 'POST',
    path: '/quote/:id/accept',
    summary: 'Accept a quote; the job goes into progress and the other quotes are turned down',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['quote_no_longer_open', 'job_already_accepted'],
  },
  withdrawQuote: {
    method: 'POST',
    path: '/quote/:id/cancel',
    summary: 'Withdraw a quote that is still open',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['quote_no_longer_open', 'quote_already_accepted'],
  },
});
