import { action, type Context } from '../../action.ts';
import { signalAccount } from '../../live-signals.ts';
import { markUpTo } from '../bell/bell-marks.queries.ts';

type Input = { upTo: Date; group?: string | undefined };

/** Somebody has read the bell, or what it says of one job; their other pages hear of it. */
export const markBellRead = action({
  name: 'markBellRead',
  by: ['customer', 'business'],
  async run({ tx, actor, now }: Context, { upTo, group }: Input): Promise<[]> {
    const isRead = await markUpTo(tx, { actor, now, upTo, groupId: group ?? null });
    if (isRead) await signalAccount(tx, actor.userId, ['dashboard']);
    return [];
  },
});
