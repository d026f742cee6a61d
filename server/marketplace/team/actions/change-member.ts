import type { InvitedRole } from '../../../../contract/team.ts';
import type { UserId } from '../../../platform/ids.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { lockMember } from '../member.ts';
import { teamOf } from '../team.queries.ts';

/** Gives a member another role; a repeat changes nothing. */
export const changeMember = action({
  name: 'changeMember',
  by: ['business'],
  async run({ tx, actor, now, record }: Context, { id, role }: { id: UserId; role: InvitedRole }) {
    const businessId = businessOf(actor);
    const member = await lockMember(tx, { businessId, accountId: id });
    if (member.role !== role) {
      await tx
        .updateTable('memberships')
        .set({ role })
        .where('business_id', '=', businessId)
        .where('account_id', '=', id)
        .execute();
      await record('member.changed', { businessId, accountId: id, role });
    }
    return teamOf(tx, actor, now);
  },
});
