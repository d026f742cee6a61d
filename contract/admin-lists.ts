import * as z from 'zod/mini';
import {
  ACCOUNT_SORTS,
  ACCOUNT_STATES,
  BUSINESS_STATES,
  JOB_SORTS,
  JOB_STAGES,
  JOB_STATES,
  MONTH,
  readFilter,
  REVIEW_STATES,
} from './admin-pages.ts';
import { fieldSentences as say } from './copy.ts';

/** Counts from 1; whatever is no positive number counts as 1. */
const pageIndex = z.optional(z.string().check(z.maxLength(20, say.tooLong)));
const filter = z.optional(
  z.string(say.filter).check(
    z.maxLength(1000, say.tooLong),
    z.refine((text) => !text.includes('\0') && text.isWellFormed(), say.characters),
    z.refine((text) => text === '' || readFilter(text) !== null, say.filter),
  ),
);

/** What somebody types into a search. */
const q = z.optional(
  z.string(say.text).check(
    z.maxLength(100, say.tooLong),
    z.refine((text) => !text.includes('\0') && text.isWellFormed(), say.characters),
  ),
);

/** Only what was added in it: the rows of a figure of that month. */
const month = z.optional(z.string().check(z.regex(MONTH, say.choose)));

const which = {
  filter,
  month,
  state: z.optional(z.enum(ACCOUNT_STATES, say.choose)),
  sort: z.optional(z.enum(ACCOUNT_SORTS, say.choose)),
};

const businesses = { ...which, state: z.optional(z.enum(BUSINESS_STATES, say.choose)) };

/** A page of customers. */
export const CustomersQuery = z.strictObject({ pageIndex, ...which });

/** A page of businesses. */
export const BusinessesQuery = z.strictObject({ pageIndex, ...businesses });
/** Either: what is asked of customers can be asked of businesses. */
export type AccountsQuery = z.output<typeof BusinessesQuery>;

/** All of them, as a file. */
export const CustomersFileQuery = z.strictObject(which);
export const BusinessesFileQuery = z.strictObject(businesses);

export const PageIndexQuery = z.strictObject({ pageIndex });

const jobs = {
  /** A job's number, or words of its title, a post code or the first half of one, or its customer's name or address. */
  q,
  month,
  status: z.optional(z.enum(JOB_STAGES, say.choose)),
  state: z.optional(z.enum(JOB_STATES, say.choose)),
  sort: z.optional(z.enum(JOB_SORTS, say.choose)),
};
export const JobsQuery = z.strictObject({ pageIndex, ...jobs });
export const JobsFileQuery = z.strictObject(jobs);
export type AdminJobsQuery = z.output<typeof JobsQuery>;

/** `q`: whatever finds the job, or the name or address of the business. */
const quotes = { q, month };
export const QuotesQuery = z.strictObject({ pageIndex, ...quotes });
export const QuotesFileQuery = z.strictObject(quotes);
export type AdminQuotesQuery = z.output<typeof QuotesQuery>;

/** `q`: the same. */
const reviews = { q, state: z.optional(z.enum(REVIEW_STATES, say.choose)) };
export const ReviewsQuery = z.strictObject({ pageIndex, ...reviews });
export const ReviewsFileQuery = z.strictObject(reviews);
export type AdminReviewsQuery = z.output<typeof ReviewsQuery>;
