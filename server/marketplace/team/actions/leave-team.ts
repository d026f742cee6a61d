import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { lockMember, takeOut } from '../member.ts';

/** A member leaves; the owner hands over first. */
export const leaveTeam = action({
  name: 'leaveTeam',
  by: ['business'],
  async run(context: Context): Promise<[]> {
    const { tx, actor } = context;
    const member = { businessId: businessOf(actor), accountId: actor.userId };
    await lockMember(tx, member);
    await takeOut(context, member);
    return [];
  },
});
