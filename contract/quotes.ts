import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { cost, flag, IdParams, Nothing, Page, pageOf, text } from './fields.ts';
import { EarlierQuote } from './earlier-quotes.ts';
import { ChangeMark } from './change-mark.ts';
import { jobSummary } from './jobs.ts';
import { routes } from './kernel.ts';
import { NewQuoteDetail, pricedAsItSays, QuoteDetail } from './quote-detail.ts';
import { NewQuoteFile, QuoteFile } from './quote-files.ts';
import { QUOTE_LETTERS } from './quote-words.ts';
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
  detail: z.nullable(QuoteDetail),
  file: QuoteFile,
  createdAt: z.string(),
  messagesCount: z.number(),
  /** The job was changed after this quote was sent. */
  sentBeforeChange: z.boolean(),
  /** Those whose place it has taken, the last one first. */
  earlier: z.array(EarlierQuote),
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
  changed: ChangeMark,
  user: z.object({ name: z.string(), mobile_number: z.nullable(z.string()) }),
});

/** What a business writes into a quote, whether it is a first one or takes the place of another. */
export const writtenQuote = {
  rate_type: z.enum(RATE_TYPES, say.rate),
  /** May be left out where lines make it up. */
  cost: z.optional(cost),
  currency: z.literal(CURRENCY, say.currency),
  comments: z.optional(z.union([z.literal(''), text({ max: QUOTE_LETTERS, empty: say.text, lines: true })])),
  detail: z.optional(NewQuoteDetail),
  file: NewQuoteFile,
};

export const NewQuote = z
  .strictObject({ leadId: z.string(say.text), ...writtenQuote })
  .check(...pricedAsItSays);
export type NewQuote = z.output<typeof NewQuote>;

/** What a customer says with an acceptance; the call of the requirements says nothing. */
const Acceptance = z.optional(
  z.nullable(z.strictObject({ starts_at_once: z.optional(z.boolean(say.choose)) })),
);

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
    summary:
      'Accept a quote; the job goes into progress and the other quotes are turned down. `starts_at_once`: the work is to begin within the 14 days in which a consumer may cancel',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: Acceptance,
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
