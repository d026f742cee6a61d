import type { Actor } from '../../platform/actor.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actsFor, businessOf } from '../actors.ts';
import { policy } from '../policy.ts';

/** Whose payments they are. */
type Payments = { businessId: BusinessId };

export const mayOnBilling = policy<Payments>()(
  {
    'the owner of the business': (actor, { businessId }) =>
      actor.memberRole === 'owner' && actsFor(actor, businessId),
  },
  {
    read: ['the owner of the business'],
    buy: ['the owner of the business'],
    confirm: ['the owner of the business'],
    changePackage: ['the owner of the business'],
    updateMethod: ['the owner of the business'],
    cancel: ['the owner of the business'],
    resume: ['the owner of the business'],
  },
);

type BillingAct = Parameters<typeof mayOnBilling.may>[0];

/**
 * The business for whose payments somebody may do this.
 * @throws Refusal 'forbidden'
 */
export function businessFor(actor: Actor, act: BillingAct): BusinessId {
  const businessId = businessOf(actor);
  if (!mayOnBilling.may(act, actor, { businessId })) throw new Refusal('forbidden');
  return businessId;
}
