import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { attachmentData } from './attachments/attachment.personal-data.ts';
import { becomes, type Declared, each, exported, kept, ofBusiness } from '../personal-data.ts';

const GONE = 'This message was deleted with the account.';
const FIGURE = exported(kept('that there was one, and when'));

export const leadData: Declared<
  'attachment_looks' | 'leads' | 'message_attachments' | 'messages' | 'phone_releases'
> = {
  ...attachmentData,
  leads: {
    of: ofBusiness(),
    onErasure: 'rows stay',
    columns: each(['status', 'interested_at', 'dismissed_at', 'created_at'], FIGURE),
    copy: {
      section: 'leads',
      as: 'l',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`leads l join jobs j on j.id = l.job_id where l.business_id in ${ownedBy(id)}`,
      order: sql`l.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its job' },
  },
  /** What a member wrote for a business stays with the business. */
  messages: {
    of: {
      rows: ({ id }) => sql`(
        sender = 'customer' and lead_id in
          (select l.id from leads l join jobs j on j.id = l.job_id where j.customer_id = ${id})
        or sender = 'business' and lead_id in (select l.id from leads l where l.business_id in ${ownedBy(id)}))`,
    },
    onErasure: 'rows stay',
    columns: { body: exported(becomes(GONE)), created_at: FIGURE, sender: kept('which side wrote') },
    copy: {
      section: 'messagesSent',
      as: 'm',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`messages m join leads l on l.id = m.lead_id join jobs j on j.id = l.job_id
        where (m.sender = 'customer' and j.customer_id = ${id}) or (m.sender = 'business' and m.author_id = ${id})
          or (m.sender = 'business' and m.author_id is null and l.business_id in ${ownedBy(id)})`,
      order: sql`m.created_at`,
    },
    retention: {
      keeps: 'for ever',
      because: 'both sides read them with their job; the words go with their writer’s account',
    },
  },
  phone_releases: {
    of: { rows: ({ id }) => sql`job_id in (select j.id from jobs j where j.customer_id = ${id})` },
    onErasure: 'rows stay',
    columns: each(['reason', 'created_at'], exported(kept('who was given a number when, in ids'))),
    copy: {
      section: 'whoHasYourNumber',
      as: 'p',
      looksUp: { job_number: sql`j.job_number`, business: sql`b.name` },
      from: (
        id,
      ) => sql`phone_releases p join jobs j on j.id = p.job_id join businesses b on b.id = p.business_id
        where j.customer_id = ${id}`,
      order: sql`p.created_at`,
    },
    retention: { keeps: 'for ever', because: 'who was given a number, with the job' },
  },
};
