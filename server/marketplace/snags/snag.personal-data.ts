import { sql } from 'kysely';
import { becomes, type Declared, each, exported, kept, notPersonal, ofCustomer } from '../personal-data.ts';

export const snagData: Declared<'snags'> = {
  snags: {
    of: ofCustomer(),
    onErasure: 'rows stay',
    columns: {
      text: exported(becomes(sql`null`)),
      ...each(
        ['status', 'created_at', 'decided_at'],
        exported(kept('that something was still open, and whether it was done')),
      ),
      position: notPersonal('its place in the list'),
      photos_count: notPersonal('how many photos it was listed with'),
    },
    copy: {
      section: 'snags',
      as: 's',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`snags s join jobs j on j.id = s.job_id where s.customer_id = ${id}`,
      order: sql`s.created_at, s.position`,
    },
    retention: { keeps: 'for ever', because: 'with its job: what was still open, and whether it was done' },
  },
};
