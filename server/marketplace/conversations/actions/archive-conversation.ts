import { action, type Context } from '../../action.ts';
import { leadFor } from '../../leads/index.ts';
import { signalAccount } from '../../live-signals.ts';

type Input = { leadId: string; isArchived: boolean };

/** Puts a conversation out of the person's own list, or back into it. Nobody else is told. */
export const archiveConversation = action({
  name: 'archiveConversation',
  by: ['customer', 'business'],
  answers: [],
  async run({ tx, actor }: Context, { leadId, isArchived }: Input): Promise<[]> {
    const lead = await leadFor(tx, actor, { leadId, to: 'archive' });
    await tx
      .updateTable('conversations')
      .set({ is_archived: isArchived })
      .where('lead_id', '=', lead.id)
      .where('account_id', '=', actor.userId)
      .execute();
    await signalAccount(tx, actor.userId, ['conversations']);
    return [];
  },
});
