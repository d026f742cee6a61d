import { sql } from 'kysely';
import { type Declared, each, exported, gone, ofAccount } from '../personal-data.ts';

export const conversationData: Declared<'conversations'> = {
  conversations: {
    of: ofAccount('account_id'),
    onErasure: 'rows go',
    columns: each(['read_up_to', 'shown_up_to', 'is_archived'], exported(gone)),
    copy: {
      section: 'conversations',
      as: 'v',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`conversations v join leads l on l.id = v.lead_id join jobs j on j.id = l.job_id
        where v.account_id = ${id}`,
      order: sql`v.last_at`,
    },
    retention: { keeps: 'with its account', because: 'what somebody has read, and what they archived' },
  },
};
