import type { MessageSender } from '../../../../contract/words.ts';
import { newId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { actsFor } from '../../actors.ts';
import { mustHaveAccess } from '../../billing/index.ts';
import { asStored } from '../../free-text.ts';
import { isOpen, type LockedJob } from '../../jobs/index.ts';
import { isAlive } from '../lead.lifecycle.ts';
import { type LeadRow, leadForAct } from '../lead.queries.ts';
import { messageView } from '../lead.views.ts';
import { businessSender } from '../message.queries.ts';

/** Writes to the other side of a lead. */
export const sendMessage = action({
  name: 'sendMessage',
  by: ['customer', 'business'],
  async run(context: Context, input: { leadId: string; body: string }) {
    const { tx, actor, now, record } = context;
    const { lead, job } = await leadForAct(context, { leadId: input.leadId, to: 'sendMessage' });
    await mustBeTalking(context, lead, job);
    const sender: MessageSender = actsFor(actor, lead.businessId) ? 'business' : 'customer';
    const message = {
      id: newId(),
      lead_id: lead.id,
      sender,
      author_id: actor.userId,
      body: input.body,
      created_at: now,
    };
    await tx.insertInto('messages').values(message).execute();
    await tx
      .updateTable('leads')
      .set((eb) => ({ messages_count: eb('messages_count', '+', 1) }))
      .where('id', '=', lead.id)
      .execute();
    const { customerId, businessId } = lead;
    await record('message.sent', {
      jobId: job.id,
      leadId: lead.id,
      messageId: message.id,
      customerId,
      businessId,
    });
    const sender_name = await nameOf(context, lead, sender);
    const row = { ...message, body: asStored(message.body), sender_name };
    return { data: messageView(row, actor, lead) };
  },
});

/** While the job is open anybody with the lead may write; afterwards the two who work together. */
async function mustBeTalking(context: Context, lead: LeadRow, job: LockedJob): Promise<void> {
  if (!isAlive(lead.status)) throw new Refusal('lead_dismissed');
  if (lead.winner_id === lead.businessId) return;
  if (!isOpen(job)) throw new Refusal('job_not_available');
  if (context.actor.role === 'business') await mustHaveAccess(context);
}

async function nameOf({ tx, actor }: Context, lead: LeadRow, sender: MessageSender): Promise<string> {
  if (sender === 'customer') return lead.customer_name;
  const { name } = await tx
    .selectFrom('businesses as b')
    .innerJoin('accounts as p', (join) => join.on('p.id', '=', actor.userId))
    .where('b.id', '=', lead.businessId)
    .select(businessSender.as('name'))
    .executeTakeFirstOrThrow();
  return name;
}
