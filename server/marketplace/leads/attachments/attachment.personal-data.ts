import { sql } from 'kysely';
import type { UserId } from '../../../platform/ids.ts';
import { ownedBy } from '../../actors.ts';
import { broughtBy } from '../../files/index.ts';
import { type Declared, each, exported, gone } from '../../personal-data.ts';
import { years } from '../../retention.ts';

/** SQL: the leads of a customer and of the businesses of an account. */
const leadsOf = (id: UserId) => sql`(select l.id from leads l join jobs j on j.id = l.job_id
  where j.customer_id = ${id} or l.business_id in ${ownedBy(id)})`;

export const attachmentData: Declared<'attachment_looks' | 'message_attachments'> = {
  attachment_looks: {
    of: { rows: ({ id }) => sql`(admin_id = ${id} or lead_id in ${leadsOf(id)})` },
    onErasure: 'rows go',
    columns: { reason: gone },
    retention: {
      keeps: years(1),
      since: 'looked_at',
      because: 'for a year, looking again for the same reason adds no second entry to the audit log',
    },
  },
  message_attachments: {
    of: { rows: ({ id }) => sql`file_id in ${broughtBy(id)}` },
    onErasure: 'rows go',
    columns: each(['file_id', 'message_id'], exported(gone)),
    copy: {
      section: 'attachmentsOfMessages',
      as: 'a',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`message_attachments a join leads l on l.id = a.lead_id join jobs j on j.id = l.job_id
        where a.file_id in ${broughtBy(id)}`,
      order: sql`j.created_at, a.message_id, a.position`,
    },
    retention: {
      keeps: 'with its account',
      because: 'both sides see it with its message; unsent it goes within a day',
    },
  },
};
