import type { BusinessId, UserId } from '../../platform/ids.ts';
import { actsFor } from '../actors.ts';
import { policy } from '../policy.ts';

/** The two sides of the work, and whether the admin said within the last hour why they look at the photos of its job. */
export type ResultSides = { customerId: UserId; businessId: BusinessId; isLooking: boolean };

export const mayOnResultPhoto = policy<ResultSides>()(
  {
    "its job's customer": (actor, photo) => actor.userId === photo.customerId,
    'the business that won the job': (actor, photo) => actsFor(actor, photo.businessId),
    'an admin who gave a reason': (actor, photo) => actor.role === 'admin' && photo.isLooking,
  },
  {
    bring: ["its job's customer", 'the business that won the job'],
    read: ["its job's customer", 'the business that won the job', 'an admin who gave a reason'],
  },
);
