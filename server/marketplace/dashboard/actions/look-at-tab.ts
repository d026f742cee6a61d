import type { SeenTab } from '../../../../contract/words.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { signalAccount } from '../../live-signals.ts';
import { markSeenOn } from '../../notifications/index.ts';
import { noteLook } from '../look.queries.ts';
import { tabsOf } from '../tabs.ts';

type Input = { tab: SeenTab; upTo: Date | null; opened: readonly string[] };

/**
 * Somebody has seen what a tab holds up to a moment, and with it what the bell says of the same, or has opened leads; their
 * other pages hear of it.
 */
export const lookAtTab = action({
  name: 'lookAtTab',
  by: ['customer', 'business'],
  async run({ tx, actor, now }: Context, { tab, upTo: claimed, opened }: Input): Promise<[]> {
    if (!tabsOf(actor).includes(tab)) throw new Refusal('forbidden');
    // Nobody has seen what is yet to come.
    const upTo = claimed && (claimed < now ? claimed : now);
    const hasGoneOn = await noteLook(tx, { actor, tab, upTo, opened, now });
    const isRead = upTo !== null && (await markSeenOn(tx, { actor, now, tab, upTo }));
    if (hasGoneOn || isRead) await signalAccount(tx, actor.userId, ['dashboard']);
    return [];
  },
});
