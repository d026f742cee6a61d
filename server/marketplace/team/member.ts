import type { Tx } from '../../platform/db/db.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { lockTeam } from './team.queries.ts';

type Of = { businessId: BusinessId; accountId: UserId };

/**
 * A member of a team, both of them locked.
 * @throws Refusal 'owner_stays' for the owner, 'not_found' for anybody else who is not in it
 */
export async function lockMember(tx: Tx, of: Of) {
  const member = await lockMembership(tx, of);
  const { owner_id } = await lockTeam(tx, of.businessId);
  if (owner_id === of.accountId) throw new Refusal('owner_stays');
  if (!member) throw notFound();
  return member;
}

/**
 * Waits for what the member is doing in the name of the business. Before the team is locked, because such an act may wait
 * for that.
 */
export const lockMembership = (tx: Tx, { businessId, accountId }: Of) =>
  tx
    .selectFrom('memberships')
    .where('business_id', '=', businessId)
    .where('account_id', '=', accountId)
    .select('role')
    .forUpdate()
    .executeTakeFirst();

/** Somebody is in a team no longer: what they did stays, under their name. Who is out already is not taken out again. */
export async function takeOut({ tx, record }: Context, { businessId, accountId }: Of): Promise<void> {
  const taken = await tx
    .deleteFrom('memberships')
    .where('business_id', '=', businessId)
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  if (taken) await record('member.left', { businessId, accountId });
}
