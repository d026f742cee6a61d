import type { Role } from '../../contract/words.ts';
import type { Actor } from '../platform/actor.ts';
import type { BusinessId, UserId } from '../platform/ids.ts';

/** A business registered by one person has the id of that person's account: the one place that knows it. */
export const businessIdOf = (ownerId: UserId): BusinessId => ownerId as string as BusinessId;

/** A person as an actor, on their own behalf. */
export const actorOf = (userId: UserId, role: Role): Actor => ({
  userId,
  role,
  businessId: role === 'business' ? businessIdOf(userId) : null,
  adminId: null,
});

/** The account of the person who owns a business: what is for a business goes to it. */
export const ownerOf = (id: BusinessId): UserId => id as string as UserId;

/** Whether somebody acts for this very business; nobody acts for none. */
export const actsFor = (actor: Actor, businessId: BusinessId | null): boolean =>
  businessId !== null && actor.businessId === businessId;

/** A business as an actor where no person acts: what a bank or a date has brought about happens to it. */
export const actorForBusiness = (businessId: BusinessId): Actor => actorOf(ownerOf(businessId), 'business');

/**
 * The business an actor acts for.
 * @throws Error for a customer or an admin: the door has let through a role it should not have
 */
export function businessOf({ businessId, role }: Actor): BusinessId {
  if (!businessId) throw new Error(`an actor with the role ${role} acts for no business`);
  return businessId;
}
