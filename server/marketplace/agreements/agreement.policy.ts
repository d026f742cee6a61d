import type { Actor } from '../../platform/actor.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { actsFor } from '../actors.ts';
import { policy } from '../policy.ts';

/** The two sides of an agreement. */
export type AgreementSides = { customerId: UserId; businessId: BusinessId };

/** Who somebody is to agreed work, and to what comes up after it. */
export const sidesOfAgreement = {
  "its job's customer": (actor: Actor, work: AgreementSides) => actor.userId === work.customerId,
  'the business that won the job': (actor: Actor, work: AgreementSides) => actsFor(actor, work.businessId),
};

export const mayOnAgreement = policy<AgreementSides>()(sidesOfAgreement, {
  read: ["its job's customer", 'the business that won the job'],
});
