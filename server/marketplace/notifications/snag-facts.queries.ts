import { sql } from 'kysely';

const ofSnag = {
  id: sql`x.id`,
  from: sql`snags x join jobs j on j.id = x.job_id`,
  businessId: sql`x.business_id`,
};

export const snagSubjects = {
  'snag-listed': {
    ...ofSnag,
    isMoot: sql`not exists (select from snags o where o.job_id = j.id and o.status = 'open')`,
  },
  'snag-done': { ...ofSnag, isMoot: sql`x.status <> 'done'` },
} as const;
