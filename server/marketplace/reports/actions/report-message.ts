import { sql } from 'kysely';
import type { ReportReason } from '../../../../contract/words.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { select } from '../../../platform/db/select-list.ts';
import { newId, type UserId } from '../../../platform/ids.ts';
import { notFound, Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { sideOf } from '../../actors.ts';
import { leadFor } from '../../leads/index.ts';

type Input = { messageId: string; reason: ReportReason; note: string | null; attachmentId: string | null };

/** Reports what the other side wrote, or one file of it, once for each person. Nobody but admins learns of it; what was said first stays. */
export const reportMessage = action({
  name: 'reportMessage',
  by: ['customer', 'business'],
  answers: [],
  async run({ tx, actor, now }: Context, { messageId, attachmentId, ...said }: Input): Promise<[]> {
    const message = await tx
      .selectFrom('messages')
      .where('id', '=', messageId)
      .select(['lead_id', 'sender'])
      .executeTakeFirst();
    if (!message) throw notFound();
    await leadFor(tx, actor, { leadId: message.lead_id, to: 'report' });
    if (message.sender === sideOf(actor).side) throw new Refusal('forbidden');
    const place = attachmentId ? await placeOf(tx, { attachmentId, messageId }) : null;
    const report = { id: newId(), messageId, reporterId: actor.userId, now, ...said };
    await keepReport(tx, { ...report, attachmentId, place });
    return [];
  },
});

/**
 * The place of a file among those of its message, from 1.
 * @throws Refusal 'not_found' for a file of another message, as for one that is not there
 */
async function placeOf(
  tx: Tx,
  { attachmentId, messageId }: Pick<NewReport, 'messageId'> & { attachmentId: string },
) {
  const file = await tx
    .selectFrom('message_attachments')
    .where('file_id', '=', attachmentId)
    .where('message_id', '=', messageId)
    .select('position')
    .executeTakeFirst();
  if (!file || file.position === null) throw notFound();
  return file.position + 1;
}

type NewReport = Input & { id: string; reporterId: UserId; now: Date; place: number | null };

/** With the words as they are now. Of a message whose member is not known, the owner of the business is the writer. */
const keepReport = preparedOnce(
  'report-message',
  ({ id, messageId, reporterId, reason, note, now, attachmentId, place }: Slots<NewReport>) => {
    const report = sql`
      with report as (
        insert into reports
          (id, message_id, lead_id, reporter_id, reason, note, created_at, attachment_id, attachment_place)
        select ${id}::uuid, m.id, m.lead_id, ${reporterId}::uuid, ${reason}, ${note}, ${now}::timestamptz,
          ${attachmentId}::uuid, ${place}::smallint
        from messages m where m.id = ${messageId}
        on conflict (message_id, reporter_id) do nothing
        returning id, message_id
      ), kept as (
        insert into reported_words (report_id, writer_id, words)
        select report.id,
          coalesce(m.author_id, case m.sender when 'customer' then j.customer_id else b.owner_id end), m.body
        from report join messages m on m.id = report.message_id join leads l on l.id = m.lead_id
        join jobs j on j.id = l.job_id join businesses b on b.id = l.business_id
        returning report_id
      )`;
    return select({ report_id: sql<string>`kept.report_id` }, report)`from kept`;
  },
);
