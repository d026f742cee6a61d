import { sql } from 'kysely';
import { broughtBy } from '../files/index.ts';
import { type Declared, each, exported, gone } from '../personal-data.ts';

export const resultPhotoData: Declared<'result_photos'> = {
  result_photos: {
    of: { rows: ({ id }) => sql`file_id in ${broughtBy(id)}` },
    onErasure: 'rows go',
    columns: each(['file_id'], exported(gone)),
    copy: {
      section: 'photosOfResults',
      as: 'p',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`result_photos p join jobs j on j.id = p.job_id where p.file_id in ${broughtBy(id)}`,
      order: sql`j.created_at, p.position`,
    },
    retention: {
      keeps: 'with its account',
      because:
        'both sides see it with the work that it shows, as long as the account of the side that brought it',
    },
  },
};
