import { lifecycle } from '../lifecycle.ts';

export const ENGAGEMENT_STATUSES = ['progress', 'finished', 'cancelled'] as const;
export type EngagementStatus = (typeof ENGAGEMENT_STATUSES)[number];

/**
 * The work that was agreed on, from the accepted quote on. Nobody breaks it off alone: the system does once both sides agreed
 * to end it, and an admin who deletes a job or an account.
 */
export const engagementLifecycle = lifecycle<EngagementStatus>()({
  table: 'engagements',
  starts: 'progress',
  closed: () => 'job_cannot_change',
  moves: {
    finish: { from: ['progress'], to: 'finished', by: ['customer', 'business'] },
    abandon: { from: ['progress'], to: 'cancelled', by: ['admin', 'system'] },
  },
});

/** Whether the work is agreed and goes on. */
export const isUnderWay = (status: string): boolean => status === engagementLifecycle.starts;

/** Only finished work can be reviewed; the review itself is a record of its own. */
export const isReviewable = (status: string): boolean => status === engagementLifecycle.moves.finish.to;

/** The work ended before it was done: the two agreed to that, or an admin or the system ended it. */
export const isEndedEarly = (status: string): boolean => status === engagementLifecycle.moves.abandon.to;
