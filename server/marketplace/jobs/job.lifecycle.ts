import type { JobStatus } from '../../../contract/words.ts';
import { lifecycle } from '../lifecycle.ts';

/** A job in progress cannot be cancelled, except by an admin who deletes it or one of its accounts (ruling 15). */
export const jobLifecycle = lifecycle<JobStatus>()({
  table: 'jobs',
  starts: 'active',
  closed: () => 'job_cannot_change',
  moves: {
    cancel: { from: ['active'], to: 'cancelled', by: ['customer'] },
    abandon: { from: ['active', 'progress'], to: 'cancelled', by: ['admin'] },
    start: { from: ['active'], to: 'progress', by: ['system'] },
    finish: { from: ['progress'], to: 'finished', by: ['customer', 'business'] },
  },
});

/** Whether the work is agreed and goes on. */
export const isUnderWay = (status: string): boolean => status === jobLifecycle.moves.start.to;

/** Only a finished job can be reviewed; the review itself is a record of its own. */
export const isReviewable = (status: JobStatus): boolean => status === jobLifecycle.moves.finish.to;

/**
 * Whether a job still takes interest, quotes and an acceptance. A job is offered while it is switched on and
 * its customer is active and verified.
 */
export const isOpen = (job: { status: string; is_offered: boolean }): boolean =>
  job.status === jobLifecycle.starts && job.is_offered;
