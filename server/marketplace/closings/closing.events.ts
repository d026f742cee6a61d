import type { UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    /** Its customer is told on which day it closes by itself. */
    'job.warned': { jobId: string; customerId: UserId; warningId: string };
    /** Its customer keeps it open that would have closed by itself. */
    'job.renewed': { jobId: string; customerId: UserId };
    /** It closed by itself: nobody had taken it up. */
    'job.expired': { jobId: string; customerId: UserId };
  }
}
