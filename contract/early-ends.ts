import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { EARLY_END_LETTERS, EARLY_END_MOVES, EARLY_END_STATUSES } from './early-end-words.ts';
import { IdParams, Nothing, text } from './fields.ts';
import { routes } from './kernel.ts';
import { MESSAGE_SENDERS } from './words.ts';

/** Why somebody wants a job to end before it is finished. */
export const NewEarlyEnd = z.strictObject({
  reason: text({ max: EARLY_END_LETTERS, empty: say.text, lines: true }),
});
export type NewEarlyEnd = z.output<typeof NewEarlyEnd>;

/** The reason is null once its author's account is deleted. */
export const EarlyEnd = z.object({
  id: z.string(),
  /** The side that proposed it, and whether the viewer is of that side. */
  side: z.enum(MESSAGE_SENDERS),
  isMine: z.boolean(),
  status: z.enum(EARLY_END_STATUSES),
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  /** Until then the other side can answer; without an answer the job goes on. */
  lapsesAt: z.string(),
  decidedAt: z.nullable(z.string()),
  can: z.array(z.enum(EARLY_END_MOVES)),
});
export type EarlyEnd = z.output<typeof EarlyEnd>;

export const EarlyEnds = z.object({
  ends: z.array(EarlyEnd),
  /** By its conversation the two can talk about it. */
  leadId: z.string(),
  isUnderWay: z.boolean(),
  mayPropose: z.boolean(),
});
export type EarlyEnds = z.output<typeof EarlyEnds>;

const SIDES = ['owner', 'office'] as const;

export const earlyEndRoutes = routes({
  earlyEnds: {
    method: 'GET',
    path: '/job/:id/early-ends',
    summary: 'The proposals to end a job early that somebody has won, the oldest first, for its two sides',
    by: ['customer', 'business'],
    members: SIDES,
    whileActing: 'may',
    params: IdParams,
    answers: EarlyEnds,
    refuses: [],
  },
  proposeEarlyEnd: {
    method: 'POST',
    path: '/job/:id/early-ends',
    summary: 'Propose to the other side to end a job in progress, with a reason; one at a time',
    by: ['customer', 'business'],
    members: SIDES,
    whileActing: 'never',
    countsOnce: 'by key',
    params: IdParams,
    body: NewEarlyEnd,
    answers: Nothing,
    refuses: ['job_cannot_change', 'early_end_already_proposed', 'other_side_gone'],
  },
  agreeToEarlyEnd: {
    method: 'POST',
    path: '/early-end/:id/agree',
    summary: 'Agree to end a job early: it is cancelled at once',
    by: ['customer', 'business'],
    members: SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['early_end_no_longer_open'],
  },
  declineEarlyEnd: {
    method: 'POST',
    path: '/early-end/:id/decline',
    summary: 'Say no to ending a job early: it goes on',
    by: ['customer', 'business'],
    members: SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['early_end_no_longer_open'],
  },
  withdrawEarlyEnd: {
    method: 'POST',
    path: '/early-end/:id/withdraw',
    summary: 'Take back a proposal to end a job early that waits for its answer',
    by: ['customer', 'business'],
    members: SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['early_end_no_longer_open'],
  },
});
