import { sql } from 'kysely';
import type { UserId } from '../../../platform/ids.ts';
import { type Declared, each, exported, gone } from '../../personal-data.ts';
import { years } from '../../retention.ts';

const jobsOf = (id: UserId) => sql`(select j.id from jobs j where j.customer_id = ${id})`;

export const photoData: Declared<'job_photos' | 'photo_looks'> = {
  job_photos: {
    of: { rows: ({ id }) => sql`job_id in ${jobsOf(id)}` },
    onErasure: 'rows go',
    columns: each(['file_id', 'text'], exported(gone)),
    copy: {
      section: 'photosOfJobs',
      as: 'p',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`job_photos p join jobs j on j.id = p.job_id where j.customer_id = ${id}`,
      order: sql`j.created_at, p.position`,
    },
    retention: { keeps: 'with its account', because: 'with the job; its customer takes them away' },
  },
  photo_looks: {
    of: { rows: ({ id }) => sql`(admin_id = ${id} or job_id in ${jobsOf(id)})` },
    onErasure: 'rows go',
    columns: { reason: gone },
    retention: {
      keeps: years(1),
      since: 'looked_at',
      because: 'for a year, looking again for the same reason adds no second entry to the audit log',
    },
  },
};
