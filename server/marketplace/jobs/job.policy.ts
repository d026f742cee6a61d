import type { BusinessId, UserId } from '../../platform/ids.ts';
import { actsFor } from '../actors.ts';
import { policy } from '../policy.ts';

/** The two sides of a job. `businessId` is the winner's, once there is one. */
export type JobSides = { customerId: UserId; businessId: BusinessId | null };

export const mayOnJob = policy<JobSides>()(
  {
    'its customer': (actor, job) => actor.userId === job.customerId,
    'the business that won it': (actor, job) => actsFor(actor, job.businessId),
    'the office of the business that won it': (actor, job) =>
      actsFor(actor, job.businessId) && actor.memberRole !== 'field',
  },
  {
    read: ['its customer', 'the business that won it'],
    change: ['its customer'],
    renew: ['its customer'],
    cancel: ['its customer'],
    review: ['its customer'],
    answer: ['the office of the business that won it'],
  },
);
