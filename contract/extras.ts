import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { EXTRA_LETTERS, EXTRA_MOVES, EXTRA_STATUSES, MOST_EXTRA_DAYS } from './extra-words.ts';
import { hasTwoDecimals, IdParams, Nothing, text, textOrNone } from './fields.ts';
import { routes } from './kernel.ts';
import { MOST_POUNDS } from './quote-words.ts';
import { RATE_TYPES } from './words.ts';

/** What a business asks for on top of what was agreed, or less where it is below nothing. */
export const NewExtra = z.strictObject({
  amount: z.number(say.extraAmount).check(
    z.minimum(-MOST_POUNDS, say.extraAmount),
    z.maximum(MOST_POUNDS, say.extraAmount),
    z.refine((pounds) => pounds !== 0 && hasTwoDecimals(pounds), say.extraAmount),
  ),
  reason: text({ max: EXTRA_LETTERS, empty: say.text, lines: true }),
  /** By how many days the work takes longer. */
  days: z.optional(
    z.int(say.extraDays).check(z.minimum(0, say.extraDays), z.maximum(MOST_EXTRA_DAYS, say.extraDays)),
  ),
});
export type NewExtra = z.output<typeof NewExtra>;

/** Words are null once their author's account is deleted. It never changes, so who approves it has seen what it is. */
export const Extra = z.object({
  id: z.string(),
  status: z.enum(EXTRA_STATUSES),
  amount: z.number(),
  days: z.number(),
  reason: z.nullable(z.string()),
  /** What the customer said when they refused it. */
  words: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  can: z.array(z.enum(EXTRA_MOVES)),
});
export type Extra = z.output<typeof Extra>;

/**
 * In pounds: what was agreed, what was approved since, and what is due; null where the work is paid by the hour or day, or
 * ended early.
 */
const Due = z.object({
  agreed: z.number(),
  rate_type: z.enum(RATE_TYPES),
  extras: z.number(),
  due: z.nullable(z.number()),
  isEndedEarly: z.boolean(),
});

export const Extras = z.object({ extras: z.array(Extra), sum: Due, mayPropose: z.boolean() });
export type Extras = z.output<typeof Extras>;

const SIDES = ['owner', 'office'] as const;

export const extraRoutes = routes({
  extras: {
    method: 'GET',
    path: '/job/:id/extras',
    summary:
      'The extras of a job that somebody has won, the oldest first, and what is due with them, for its two sides',
    by: ['customer', 'business'],
    members: SIDES,
    whileActing: 'may',
    params: IdParams,
    answers: Extras,
    refuses: [],
  },
  proposeExtra: {
    method: 'POST',
    path: '/job/:id/extras',
    summary: 'Propose an extra to the customer while the work is in progress; one at a time',
    by: ['business'],
    members: SIDES,
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
    body: NewExtra,
    answers: Nothing,
    refuses: ['job_cannot_change', 'extra_already_proposed', 'other_side_gone'],
  },
  approveExtra: {
    method: 'POST',
    path: '/extra/:id/approve',
    summary: 'Approve an extra: it is due with what was agreed',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['extra_no_longer_open'],
  },
  refuseExtra: {
    method: 'POST',
    path: '/extra/:id/refuse',
    summary: 'Refuse an extra, with words if wanted: what was agreed stays',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ words: z.optional(textOrNone({ max: EXTRA_LETTERS, lines: true })) }),
    answers: Nothing,
    refuses: ['extra_no_longer_open'],
  },
  withdrawExtra: {
    method: 'POST',
    path: '/extra/:id/withdraw',
    summary: 'Take back an extra that waits for its answer',
    by: ['business'],
    members: SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['extra_no_longer_open'],
  },
});
