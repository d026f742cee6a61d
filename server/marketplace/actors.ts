import { sql } from 'kysely';
import type { MemberRole, MessageSender, Role } from '../../contract/words.ts';
import type { Actor } from '../platform/actor.ts';
import type { Reader } from '../platform/db/db.ts';
import type { BusinessId, UserId } from '../platform/ids.ts';

/** A person as an actor on their own behalf, for no business. */
export const actorOf = (userId: UserId, role: Role): Actor => ({
  userId,
  role,
  businessId: null,
  memberRole: null,
  adminId: null,
});

/** A person as an actor for a business. */
export const memberOf = (userId: UserId, businessId: BusinessId, memberRole: MemberRole): Actor => ({
  ...actorOf(userId, 'business'),
  businessId,
  memberRole,
});

/** A business as an actor where no person acts: what a bank or a date has brought about happens to it. */
export async function actorForBusiness(db: Reader, businessId: BusinessId): Promise<Actor> {
  return memberOf(await ownerOf(db, businessId), businessId, 'owner');
}

/**
 * The business an actor acts for.
 * @throws Error for a customer or an admin: the door has let through a role it should not have
 */
export function businessOf({ businessId, role }: Actor): BusinessId {
  if (!businessId) throw new Error(`an actor with the role ${role} acts for no business`);
  return businessId;
}

/** Whether somebody acts for this very business; nobody acts for none. */
export const actsFor = (actor: Actor, businessId: BusinessId | null): boolean =>
  businessId !== null && actor.businessId === businessId;

/**
 * The side of a lead, a message or a block that somebody is on, and the id that stands for it: of the business, or of the
 * customer's account.
 */
export const sideOf = ({
  userId,
  businessId,
}: Actor): { side: MessageSender; sideId: UserId | BusinessId } =>
  businessId ? { side: 'business', sideId: businessId } : { side: 'customer', sideId: userId };

/** The account of the person who owns a business. */
export async function ownerOf(db: Reader, businessId: BusinessId): Promise<UserId> {
  const { owner_id } = await db
    .selectFrom('businesses')
    .where('id', '=', businessId)
    .select('owner_id')
    .executeTakeFirstOrThrow();
  return owner_id;
}

/** The account that an id of the admin area stands for: a person's own, else that of the owner of a business. */
export async function accountBehind(db: Reader, id: string): Promise<UserId> {
  const account = await db
    .selectFrom('accounts')
    .where('id', '=', id as UserId)
    .select('id')
    .executeTakeFirst();
  if (account) return account.id;
  const business = await db
    .selectFrom('businesses')
    .where('id', '=', id as BusinessId)
    .select('owner_id')
    .executeTakeFirst();
  return business?.owner_id ?? (id as UserId);
}

/** SQL: the ids of the businesses somebody owns, in brackets. */
export const ownedBy = (ownerId: UserId) => sql`(select id from businesses where owner_id = ${ownerId})`;

/** The businesses somebody owns. */
export async function businessesOf(db: Reader, ownerId: UserId): Promise<BusinessId[]> {
  const owned = await db
    .selectFrom('businesses')
    .where('owner_id', '=', ownerId)
    .select('id')
    .orderBy('id')
    .execute();
  return owned.map(({ id }) => id);
}
