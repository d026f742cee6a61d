import type { BusinessId, UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    /** `opensLaterAt`: when a premium job opens to every package, as an ISO moment. */
    'job.posted': { jobId: string; customerId: UserId; opensLaterAt: string | null };
    /** It was posted before its customer's e-mail was verified. */
    'job.offered': { jobId: string; customerId: UserId; opensLaterAt: string | null };
    'job.cancelled': { jobId: string; customerId: UserId };
    'job.finished': { jobId: string; customerId: UserId; businessId: BusinessId };
  }
}
