import { sql } from 'kysely';
import { itsEngagement, jobStatus } from '../engagements/index.ts';
import { becomes, type Declared, each, exported, kept, ofCustomer } from '../personal-data.ts';

const FIGURE = exported(kept('what work it was, in which district, when'));

export const jobData: Declared<'jobs'> = {
  jobs: {
    of: ofCustomer(),
    onErasure: 'rows stay',
    columns: {
      title: exported(becomes(sql`(select s.name from services s where s.id = jobs.service_id)`)),
      description: exported(becomes('')),
      answers: exported(becomes(sql`'[]'`)),
      postcode: exported(becomes(sql`outward`)),
      lat: becomes(sql`outward_lat`),
      lng: becomes(sql`outward_lng`),
      ...each(['job_number', 'property', 'urgency', 'wanted_at', 'town'], FIGURE),
      created_at: FIGURE,
      ...each(['tier', 'outward', 'ask_status', 'cancelled_at'], kept('what work it was, in which district')),
    },
    copy: {
      section: 'jobs',
      as: 'j',
      looksUp: {
        category: sql`c.name`,
        service: sql`s.name`,
        status: jobStatus,
        started_at: sql`e.started_at`,
        ended_at: sql`coalesce(e.ended_at, j.cancelled_at)`,
      },
      from: (
        id,
      ) => sql`jobs j ${itsEngagement} join services s on s.id = j.service_id join work_categories c on c.id = j.category_id
        where j.customer_id = ${id}`,
      order: sql`j.created_at`,
    },
  },
};
