import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { becomes, type Declared, each, exported, kept, ofBusiness } from '../personal-data.ts';

export const quoteData: Declared<'quotes'> = {
  quotes: {
    of: ofBusiness(),
    onErasure: 'rows stay',
    columns: {
      comments: exported(becomes(sql`null`)),
      ...each(
        ['cost_pence', 'rate_type', 'status', 'created_at', 'decided_at'],
        exported(kept('what the work was offered for, and when')),
      ),
    },
    copy: {
      section: 'quotesSent',
      as: 'q',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`quotes q join jobs j on j.id = q.job_id where q.business_id in ${ownedBy(id)}`,
      order: sql`q.created_at`,
    },
  },
};
