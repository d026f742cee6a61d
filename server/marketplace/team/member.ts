import type { Tx } from '../../platform/db/db.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { lockTeam } from './team.queries.ts';

type Of = { businessId: BusinessId; accountId: UserId };

/**
 * A member of a team, which is locked.
 * @throws Refusal 'owner_stays' for the owner, 'not_found' for anybody else who is not in it
 */
export async function lockMember(tx: Tx, { businessId, accountId }: Of) {
  const { owner_id } = await lockTeam(tx, businessId);
  if (owner_id === accountId) throw new Refusal('owner_stays');
  const member = await tx
    .selectFrom('memberships')
    .where('business_id', '=', businessId)
    .where('account_id', '=', accountId)
    .select('role')
    .executeTakeFirst();
  if (!member) throw notFound();
  return member;
}

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
