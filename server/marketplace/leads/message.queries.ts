import { sql } from 'kysely';
import type { MessageSender } from '../../../contract/words.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { type Cursor, onePage, startOf } from '../../platform/db/page.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import { attachmentsOfMessage } from './attachments/attachment-columns.ts';

/** SQL: of a team it is said who of it wrote; a business of one person is its name. */
export const businessSender = sql<string>`case
  when p.id is not null and exists (select from memberships t where t.business_id = b.id)
  then p.first_name || ' from ' || b.name else b.name end`;

export const messageColumns = {
  id: sql<string>`m.id`,
  lead_id: sql<string>`m.lead_id`,
  sender: sql<MessageSender>`m.sender`,
  body: sql<FreeText>`m.body`,
  created_at: sql<Date>`m.created_at`,
  attachments: attachmentsOfMessage,
  sender_name: sql<string>`case m.sender
    when 'business' then ${businessSender} else c.first_name || ' ' || c.last_name end`,
};

/** SQL: the tables of `messageColumns` around the message `m`. */
const messageTables = sql`
  join leads l on l.id = m.lead_id join jobs j on j.id = l.job_id
  join businesses b on b.id = l.business_id join accounts c on c.id = j.customer_id
  left join accounts p on p.id = m.author_id and p.deleted_at is null`;

export type MessageRow = RowOf<typeof messageColumns>;

/**
 * The messages of a lead alone, newest first, one row more than a page. The requirements name this call, so it stays beside
 * the conversation, which the dashboard reads.
 */
export const messagesOf = (db: Db, leadId: string, after: Cursor | null): Promise<MessageRow[]> =>
  ofLead(db, { leadId, ...startOf(after) });

const ofLead = preparedOnce(
  'messages-of-lead',
  (given: Slots<Cursor & { leadId: string }>) => select(messageColumns)`
  from messages m ${messageTables}
  where m.lead_id = ${given.leadId} ${onePage([sql`m.created_at`, sql`m.id`], given)}`,
);
