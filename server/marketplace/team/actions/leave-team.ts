import type { BusinessId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { lockMembership, takeOut } from '../member.ts';
import { lockTeam, ownBusinesses } from '../team.queries.ts';

/** A member leaves a business; the owner hands over first. A repeat finds them gone and changes nothing. */
export const leaveTeam = action({
  name: 'leaveTeam',
  by: ['business'],
  isPersonal: true,
  async run(context: Context, { id: businessId }: { id: BusinessId }): Promise<[]> {
    const { tx, actor, now } = context;
    const own = await ownBusinesses(tx, actor, now);
    if (!own.some(({ id }) => id === businessId)) return [];
    const of = { businessId, accountId: actor.userId };
    await lockMembership(tx, of);
    const { owner_id } = await lockTeam(tx, businessId);
    if (owner_id === actor.userId) throw new Refusal('owner_stays');
    await takeOut(context, of);
    return [];
  },
});
