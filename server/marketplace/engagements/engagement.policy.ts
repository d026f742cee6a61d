import type { BusinessId, UserId } from '../../platform/ids.ts';
import { actsFor } from '../actors.ts';
import { policy } from '../policy.ts';

/** The two sides of an engagement; a job that nobody has won has one side. */
export type EngagementSides = { customerId: UserId; businessId: BusinessId | null };

export const mayOnEngagement = policy<EngagementSides>()(
  {
    'its customer': (actor, engagement) => actor.userId === engagement.customerId,
    'the business that won it': (actor, engagement) => actsFor(actor, engagement.businessId),
  },
  { finish: ['its customer', 'the business that won it'] },
);
