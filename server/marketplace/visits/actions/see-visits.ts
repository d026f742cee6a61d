import { action, type Context } from '../../action.ts';
import { leadFor } from '../../leads/index.ts';
import { signalAccount } from '../../live-signals.ts';
import { markVisitsRead } from '../../notifications/index.ts';

/** Somebody has read the visits of a lead, and with them what the bell says of the same; their other pages hear of it. */
export const seeVisits = action({
  name: 'seeVisits',
  by: ['customer', 'business'],
  async run({ tx, actor, now }: Context, { leadId }: { leadId: string }): Promise<[]> {
    const lead = await leadFor(tx, actor, { leadId, to: 'markConversationRead' });
    const isRead = await markVisitsRead(tx, { actor, now, leadId: lead.id });
    if (isRead) await signalAccount(tx, actor.userId, ['dashboard', 'visits']);
    return [];
  },
});
