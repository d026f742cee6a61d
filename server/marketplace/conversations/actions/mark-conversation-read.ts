import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { sideOf } from '../../actors.ts';
import { leadFor, type LeadRow } from '../../leads/index.ts';
import { markMessagesRead } from '../../notifications/index.ts';
import { signalAccount, signalBusinesses } from '../../live-signals.ts';
import { lockConversation, momentOf, moveMark } from '../marks.queries.ts';

type Input = { leadId: string; readUpTo: string };

/**
 * Moves the person's own read mark to a message; never back. What their bell tells of the messages up to it is read with it.
 * The other side's pages show it, and the person's other ones. Once a block has ended what there was, the other side learns
 * nothing more: not even that something old was read.
 */
export const markConversationRead = action({
  name: 'markConversationRead',
  by: ['customer', 'business'],
  async run(context: Context, input: Input): Promise<{ unread: number }> {
    const { tx, actor, now } = context;
    const lead = await leadFor(tx, actor, { leadId: input.leadId, to: 'markConversationRead' });
    const upTo = await momentOf(tx, { id: input.readUpTo, leadId: lead.id });
    if (!upTo) throw notFound();
    const person = { leadId: lead.id, accountId: actor.userId };
    const row = await lockConversation(tx, person);
    // Who joins the team at this moment has none yet.
    if (!row) return { unread: 0 };
    if (row.read_up_to && row.read_up_to >= upTo) return { unread: row.unread };
    const { side } = sideOf(actor);
    const unread = await moveMark(tx, { ...person, side, upTo, isShown: !lead.is_apart });
    await markMessagesRead(tx, { actor, now, leadId: lead.id, upTo });
    await signalAccount(tx, actor.userId, ['conversations']);
    if (!lead.is_apart) await tellOther(context, lead);
    return { unread };
  },
});

async function tellOther({ tx, actor }: Context, { customerId, businessId }: LeadRow): Promise<void> {
  if (sideOf(actor).side === 'customer') await signalBusinesses(tx, [businessId], ['conversations']);
  else await signalAccount(tx, customerId, ['conversations']);
}
