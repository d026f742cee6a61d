import { policy } from '../policy.ts';

/** The two sides of a job. `businessId` is the winner's, once there is one. */
export type JobSides = { customerId: string; businessId: string | null };

export const mayOnJob = policy<JobSides>()(
  {
    'its customer': (who, job) => who.accountId === job.customerId,
    'the business that won it': (who, job) => who.accountId === job.businessId,
  },
  {
    read: ['its customer', 'the business that won it'],
    cancel: ['its customer'],
    finish: ['its customer', 'the business that won it'],
    review: ['its customer'],
  },
);
