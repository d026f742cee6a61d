import { sql } from 'kysely';
import type { MessageSender } from '../../../../contract/words.ts';
import { preparedOnce, type Slots, theOnly } from '../../../platform/db/prepared-statements.ts';
import { newId, type UserId } from '../../../platform/ids.ts';
import { action, type Context } from '../../action.ts';
import { sideOf } from '../../actors.ts';
import { asStored } from '../../free-text.ts';
import { attachToMessage } from '../attachments/attachment.queries.ts';
import { type LeadRow, leadForAct } from '../lead.queries.ts';
import { messageView } from '../lead.views.ts';
import { businessSender } from '../message.queries.ts';
import { mustBeTalking } from '../talking.ts';

/** Writes to the other side of a lead. */
export const sendMessage = action({
  name: 'sendMessage',
  by: ['customer', 'business'],
  async run(context: Context, { leadId, body, attachments = [] }: Input) {
    const { actor, record } = context;
    const { lead, job } = await leadForAct(context, { leadId, to: 'sendMessage' });
    await mustBeTalking(context, lead, job);
    const { side: sender } = sideOf(actor);
    const row = await write(context, lead, { sender, body, attachments: [...new Set(attachments)] });
    const { customerId, businessId } = lead;
    await record('message.sent', {
      jobId: job.id,
      leadId: lead.id,
      messageId: row.id,
      customerId,
      businessId,
    });
    return { data: messageView({ ...row, sender_name: await nameOf(context, lead, sender) }, actor, lead) };
  },
});

type Input = { leadId: string; body: string; attachments?: string[] | undefined };
type Written = { sender: MessageSender; body: string; attachments: string[] };

/** The message with its attachments, and that the lead has one more. */
async function write({ tx, actor, now }: Context, lead: LeadRow, { sender, body, attachments }: Written) {
  const written = { id: newId(), lead_id: lead.id, sender, author_id: actor.userId, body, now };
  const { created_at } = theOnly(
    await insertMessage(tx, { ...written, attachments_count: attachments.length }),
  );
  const given = { ids: attachments, leadId: lead.id, messageId: written.id, accountId: actor.userId, now };
  const attached = attachments.length > 0 ? await attachToMessage(tx, given) : null;
  await tx
    .updateTable('leads')
    .set((eb) => ({ messages_count: eb('messages_count', '+', 1) }))
    .where('id', '=', lead.id)
    .execute();
  return { ...written, created_at, body: asStored(body), attachments: attached };
}

/**
 * The moment of a message is later than that of every message before it, though clocks of two processes differ: read marks
 * go by it. The job is locked, so nobody writes between.
 */
const insertMessage = preparedOnce('send-message', (row: Slots<NewMessage>, db) =>
  db
    .insertInto('messages')
    .values({
      id: row.id,
      lead_id: row.lead_id,
      sender: row.sender,
      author_id: row.author_id,
      body: row.body,
      attachments_count: row.attachments_count,
      created_at: sql<Date>`greatest(${row.now}::timestamptz,
        (select max(m.created_at) + interval '1 millisecond' from messages m where m.lead_id = ${row.lead_id}))`,
    })
    .returning('created_at'),
);

type NewMessage = Record<'id' | 'lead_id' | 'body', string> & {
  sender: MessageSender;
  author_id: UserId;
  attachments_count: number;
  now: Date;
};

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
