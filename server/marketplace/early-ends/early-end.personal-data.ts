import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { becomes, type Declared, each, exported, kept } from '../personal-data.ts';

const FIGURE = exported(kept('how the work ended, and when the two agreed on it'));

/** A reason is the words of the side that proposed the end. */
export const earlyEndData: Declared<'early_ends'> = {
  early_ends: {
    of: {
      rows: ({ id }) => sql`engagement_id in (
        select e.id from engagements e
        where (early_ends.side = 'customer' and e.customer_id = ${id})
          or (early_ends.side = 'business' and e.business_id in ${ownedBy(id)}))`,
    },
    onErasure: 'rows stay',
    columns: {
      reason: exported(becomes(sql`null`)),
      side: kept('which side proposed it'),
      ...each(['status', 'created_at', 'lapses_at', 'decided_at'], FIGURE),
    },
    copy: {
      section: 'earlyEndsProposed',
      as: 'n',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`early_ends n join jobs j on j.id = n.job_id where n.proposed_by = ${id}`,
      order: sql`n.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its job: how the work ended' },
  },
};
