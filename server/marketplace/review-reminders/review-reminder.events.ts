import type { UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    /** Its customer has not reviewed the finished work yet, and is asked for it. */
    'review.due': { jobId: string; customerId: UserId; reminderId: string };
  }
}
