import type { BusinessId } from '../../../platform/ids.ts';
import { action, type Context } from '../../action.ts';
import { ownBusinesses } from '../team.queries.ts';
import { lockMember, takeOut } from '../member.ts';

/** A member leaves a business; the owner hands over first. A repeat finds them gone and changes nothing. */
export const leaveTeam = action({
  name: 'leaveTeam',
  by: ['business'],
  async run(context: Context, { id: businessId }: { id: BusinessId }): Promise<[]> {
    const { tx, actor } = context;
    const member = { businessId, accountId: actor.userId };
    const own = await ownBusinesses(tx, actor);
    if (!own.some(({ id }) => id === businessId)) return [];
    await lockMember(tx, member);
    await takeOut(context, member);
    return [];
  },
});
