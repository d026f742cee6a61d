import type { BusinessId, UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    'review.written': { jobId: string; reviewId: string; customerId: UserId; businessId: BusinessId };
  }
}
