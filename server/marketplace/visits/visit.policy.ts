import type { BusinessId, UserId } from '../../platform/ids.ts';
import { actsFor } from '../actors.ts';
import { policy } from '../policy.ts';

/** The two sides of a visit. */
export type VisitSides = { customerId: UserId; businessId: BusinessId };

export const mayOnVisit = policy<VisitSides>()(
  {
    "its job's customer": (actor, visit) => actor.userId === visit.customerId,
    'its business': (actor, visit) => actsFor(actor, visit.businessId),
  },
  {
    pick: ["its job's customer", 'its business'],
    rearrange: ["its job's customer", 'its business'],
    cancel: ["its job's customer", 'its business'],
    assign: ['its business'],
    setOut: ['its business'],
    sayNoShow: ["its job's customer", 'its business'],
  },
);
