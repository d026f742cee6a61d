import * as z from 'zod/mini';
import { ACCOUNT_SORTS, ACCOUNT_STATES, BUSINESS_STATES, MONTH, readFilter } from './admin-pages.ts';
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
export const soughtText = z.string(say.text).check(
  z.maxLength(100, say.tooLong),
  z.refine((text) => !text.includes('\0') && text.isWellFormed(), say.characters),
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

/** A page of what was added in a month, or of all times. */
export const MonthQuery = z.strictObject({ pageIndex, month });
export type MonthQuery = z.output<typeof MonthQuery>;
