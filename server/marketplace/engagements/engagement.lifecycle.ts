import { lifecycle } from '../lifecycle.ts';

export const ENGAGEMENT_STATUSES = ['progress', 'finished', 'cancelled'] as const;
export type EngagementStatus = (typeof ENGAGEMENT_STATUSES)[number];

/** The work that was agreed on, from the accepted quote on. Only an admin who deletes a job or an account breaks it off. */
export const engagementLifecycle = lifecycle<EngagementStatus>()({
  table: 'engagements',
  starts: 'progress',
  closed: () => 'job_cannot_change',
  moves: {
    finish: { from: ['progress'], to: 'finished', by: ['customer', 'business'] },
    abandon: { from: ['progress'], to: 'cancelled', by: ['admin'] },
  },
});

/** Whether the work is agreed and goes on. */
export const isUnderWay = (status: string): boolean => status === engagementLifecycle.starts;

/** Only finished work can be reviewed; the review itself is a record of its own. */
export const isReviewable = (status: string): boolean => status === engagementLifecycle.moves.finish.to;
