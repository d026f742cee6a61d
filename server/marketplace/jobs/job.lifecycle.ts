import { lifecycle } from '../lifecycle.ts';

export const ASK_STATUSES = ['active', 'awarded', 'cancelled'] as const;
export type AskStatus = (typeof ASK_STATUSES)[number];

/**
 * A job is what its customer asks for, and ends when it is awarded or cancelled. What becomes of the work is told by its
 * engagement (engagement.lifecycle.ts); the wire calls the two together the status of the job.
 */
export const jobLifecycle = lifecycle<AskStatus>()({
  table: 'jobs',
  column: 'ask_status',
  starts: 'active',
  closed: () => 'job_cannot_change',
  moves: {
    cancel: { from: ['active'], to: 'cancelled', by: ['customer'] },
    abandon: { from: ['active'], to: 'cancelled', by: ['admin'] },
    closeByItself: { from: ['active'], to: 'cancelled', by: ['system'] },
    award: { from: ['active'], to: 'awarded', by: ['system'] },
  },
});

/** Whether a quote was accepted, so that there is an engagement. */
export const isAwarded = (job: { ask_status: string }): boolean =>
  job.ask_status === jobLifecycle.moves.award.to;

/**
 * Whether a job still takes interest, quotes and an acceptance. A job is offered while it is switched on and
 * its customer is active and verified.
 */
export const isOpen = (job: { status: string; is_offered: boolean }): boolean =>
  job.status === jobLifecycle.starts && job.is_offered;
