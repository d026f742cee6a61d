import type { UserId } from '../../../platform/ids.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { lockMember, takeOut } from '../member.ts';
import { teamOf } from '../team.queries.ts';

/** Removes a member from the own business. */
export const removeMember = action({
  name: 'removeMember',
  by: ['business'],
  async run(context: Context, { id }: { id: UserId }) {
    const { tx, actor, now } = context;
    const member = { businessId: businessOf(actor), accountId: id };
    await lockMember(tx, member);
    await takeOut(context, member);
    return teamOf(tx, actor, now);
  },
});
