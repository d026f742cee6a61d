import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { cost, IdParams, Nothing, textOrNone } from './fields.ts';
import { routes } from './kernel.ts';
import { pricedAsItSays } from './quote-detail.ts';
import { writtenQuote } from './quotes.ts';
import { BECAUSE_LETTERS, DECLINE_LETTERS, DECLINE_REASONS, RATE_TYPES } from './words.ts';

/** What a customer says to the business whose quote they turn down: nothing, a reason, words, or both. */
export const Decline = z.strictObject({
  reason: z.optional(z.enum(DECLINE_REASONS, say.choose)),
  words: z.optional(textOrNone({ max: DECLINE_LETTERS, lines: true })),
});
export type Decline = z.output<typeof Decline>;

/** The quote of a lead that its customer turned down last, as its business reads it; null where there is none. */
export const DeclinedQuote = z.nullable(
  z.object({
    cost,
    rate_type: z.enum(RATE_TYPES),
    reason: z.nullable(z.enum(DECLINE_REASONS)),
    words: z.nullable(z.string()),
    at: z.string(),
  }),
);
export type DeclinedQuote = z.output<typeof DeclinedQuote>;

/** The quote of a lead that ran out last, as its business reads it; null where there is none. */
export const ExpiredQuote = z.nullable(z.object({ cost, rate_type: z.enum(RATE_TYPES), at: z.string() }));
export type ExpiredQuote = z.output<typeof ExpiredQuote>;

/** A quote that takes the place of a pending one, on the same lead, and why. */
export const QuoteRevision = z
  .strictObject({ ...writtenQuote, because: z.optional(textOrNone({ max: BECAUSE_LETTERS, lines: true })) })
  .check(...pricedAsItSays);
export type QuoteRevision = z.output<typeof QuoteRevision>;

/** What becomes of a quote between its sending and its acceptance. */
export const quoteLifeRoutes = routes({
  declineQuote: {
    method: 'POST',
    path: '/quote/:id/decline',
    summary: 'Turn a quote down, with a reason or words if wanted; its business may send another',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: Decline,
    answers: Nothing,
    refuses: ['quote_no_longer_open', 'quote_already_accepted'],
  },
  reviseQuote: {
    method: 'POST',
    path: '/quote/:id/revise',
    summary: 'Send a quote in the place of a pending one; the one before stays readable by both sides',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
    body: QuoteRevision,
    answers: Nothing,
    refuses: [
      'subscription_required',
      'verification_required',
      'quote_no_longer_open',
      'quote_already_accepted',
      'job_not_available',
    ],
  },
});
