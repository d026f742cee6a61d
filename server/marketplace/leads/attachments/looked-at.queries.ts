import { sql } from 'kysely';
import type { LookedAtMessage } from '../../../../contract/attachments.ts';
import type { MessageSender } from '../../../../contract/words.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader } from '../../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { select } from '../../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { EVERYTHING } from '../../free-text.ts';
import { isLooking, lookedSince } from '../../looks.ts';
import { businessSender } from '../message.queries.ts';
import { attachmentsOfMessage } from './attachment-columns.ts';
import type { AttachmentSides } from './attachment.policy.ts';
import { attachmentsView } from './attachment.views.ts';

type Asked = { leadId: string; now: Date };

/** What somebody has to do with the files of a conversation; nothing where there is none. */
export async function attachmentSides(
  db: Reader,
  { userId }: Actor,
  { leadId, now }: Asked,
): Promise<AttachmentSides | null> {
  const [sides] = await sidesOf(db, { leadId, adminId: userId, since: lookedSince(now) });
  return sides ?? null;
}

const sidesOf = preparedOnce(
  'attachment-sides',
  ({ leadId, adminId, since }: Slots<{ leadId: string; adminId: UserId; since: Date }>) =>
    select({
      customerId: sql<UserId>`j.customer_id`,
      businessId: sql<BusinessId>`l.business_id`,
      isLooking: isLooking('attachments', { subject: sql`l.id`, adminId, since }),
    })`from leads l join jobs j on j.id = l.job_id where l.id = ${leadId} and j.deleted_at is null`,
);

const columns = {
  id: sql<string>`m.id`,
  created_at: sql<Date>`m.created_at`,
  sender: sql<MessageSender>`m.sender`,
  sender_name: sql<string>`case m.sender
    when 'business' then ${businessSender} else c.first_name || ' ' || c.last_name end`,
  attachments: attachmentsOfMessage,
};

/** How many messages are listed at most. */
const MOST = 100;

/** The messages of a conversation with files, newest first, with every word of their names: for admins, who judge them. */
export async function attachmentsForAdmins(db: Reader, leadId: string): Promise<LookedAtMessage[]> {
  const rows = await withFiles(db, { leadId });
  return rows.map(({ id, created_at, sender, sender_name, attachments }) => ({
    id,
    createdAt: created_at.toISOString(),
    sender,
    name: sender_name,
    attachments: attachmentsView(attachments, EVERYTHING),
  }));
}

const withFiles = preparedOnce(
  'messages-with-files',
  ({ leadId }: Slots<{ leadId: string }>) => select(columns)`
    from messages m join leads l on l.id = m.lead_id join jobs j on j.id = l.job_id
    join businesses b on b.id = l.business_id join accounts c on c.id = j.customer_id
    left join accounts p on p.id = m.author_id and p.deleted_at is null
    where m.lead_id = ${leadId} and m.attachments_count > 0
    order by m.created_at desc, m.id desc limit ${sql.lit(MOST)}`,
);
