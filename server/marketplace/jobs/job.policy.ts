import type { BusinessId, UserId } from '../../platform/ids.ts';
import { actsFor } from '../actors.ts';
import { policy } from '../policy.ts';

/** The two sides of a job. `businessId` is the winner's, once there is one. */
export type JobSides = { customerId: UserId; businessId: BusinessId | null };

export const mayOnJob = policy<JobSides>()(
  {
    'its customer': (actor, job) => actor.userId === job.customerId,
    'the business that won it': (actor, job) => actsFor(actor, job.businessId),
  },
  {
    read: ['its customer', 'the business that won it'],
    cancel: ['its customer'],
    review: ['its customer'],
  },
);
