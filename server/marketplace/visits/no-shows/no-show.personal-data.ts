import { sql } from 'kysely';
import { ownedBy } from '../../actors.ts';
import { type Declared, each, exported, kept } from '../../personal-data.ts';

const FIGURE = exported(kept('that a visit was missed, or was not: the other side has it too'));

export const noShowData: Declared<'no_shows'> = {
  no_shows: {
    of: {
      rows: ({ id }) => sql`visit_id in (
        select v.id from visits v where (no_shows.side = 'customer' and v.customer_id = ${id})
          or (no_shows.side = 'business' and v.business_id in ${ownedBy(id)}))`,
    },
    onErasure: 'rows stay',
    columns: {
      side: kept('which side said it'),
      ...each(['status', 'said_at', 'lapses_at', 'settled_at'], FIGURE),
    },
    copy: {
      section: 'noShowsSaid',
      as: 'n',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`no_shows n join visits v on v.id = n.visit_id join jobs j on j.id = v.job_id
        where n.said_by = ${id}`,
      order: sql`n.said_at`,
    },
    retention: { keeps: 'for ever', because: 'with its visit' },
  },
};
