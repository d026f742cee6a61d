import { sql } from 'kysely';
import { type Declared, each, exported, gone } from '../personal-data.ts';

export const revisionData: Declared<'job_revisions'> = {
  job_revisions: {
    of: { rows: ({ id }) => sql`job_id in (select j.id from jobs j where j.customer_id = ${id})` },
    onErasure: 'rows go',
    columns: each(['fields', 'before', 'after', 'created_at'], exported(gone)),
    copy: {
      section: 'changesOfJobs',
      as: 'v',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`job_revisions v join jobs j on j.id = v.job_id where j.customer_id = ${id}`,
      order: sql`v.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its job: what a quote was sent for' },
  },
};
