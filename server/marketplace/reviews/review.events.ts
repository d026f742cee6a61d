import type { BusinessId, UserId } from '../../platform/ids.ts';

type AboutReview = { jobId: string; reviewId: string; customerId: UserId; businessId: BusinessId };

declare module '../events.ts' {
  interface Events {
    'review.written': AboutReview;
    'review.answered': AboutReview;
    'review.answer-changed': AboutReview;
  }
}
