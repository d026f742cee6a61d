import type { BusinessId, UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    /** An admin switched it on or off. */
    'job.switched': { jobId: string; customerId: UserId };
    /** By an admin, with what is open in its name; `role` is what it was. */
    'account.removed': { accountId: UserId; role: 'customer' | 'business' };
    /** By an admin. */
    'account.deactivated': { accountId: UserId; role: 'customer' | 'business' };
    'account.activated': { accountId: UserId; role: 'customer' | 'business' };
    /** An admin hid it, showed it again or deleted it. */
    'work-picture.moderated': { businessId: BusinessId; pictureId: string };
    'review.moderated': { jobId: string; reviewId: string; customerId: UserId; businessId: BusinessId };
  }
}
