import { sql } from 'kysely';
import { JOB_WORDS } from '../../../contract/job-words.ts';
import { PROPERTY_WORDS, URGENCY_WORDS } from '../../../contract/words.ts';
import { wordOf } from '../coded-words.ts';
import { itsEngagement, jobStatus } from '../engagements/index.ts';
import { photoData } from './photos/photo.personal-data.ts';
import { becomes, type Declared, each, exported, kept, ofCustomer } from '../personal-data.ts';

const WORK = kept('what work it was, in which district, when');

export const jobData: Declared<'job_photos' | 'jobs' | 'photo_looks'> = {
  ...photoData,
  jobs: {
    of: ofCustomer(),
    onErasure: 'rows stay',
    columns: {
      ...each(JOB_WORDS, exported(becomes(''))),
      title: exported(becomes(sql`(select s.name from services s where s.id = jobs.service_id)`)),
      answers: exported(becomes(sql`'[]'`)),
      postcode: exported(becomes(sql`outward`)),
      photos_count: becomes(sql`0`),
      lat: becomes(sql`outward_lat`),
      lng: becomes(sql`outward_lng`),
      ...each(['job_number', 'wanted_at', 'town'], exported(WORK)),
      created_at: exported(WORK),
      // The copy has the words of both, looked up below.
      ...each(['property_code', 'urgency_code'], WORK),
      closed_reason: exported(kept('why it was closed, by a word of a list')),
      ...each(
        ['tier', 'outward', 'ask_status', 'cancelled_at', 'renewed_at', 'revised_at'],
        kept('what work it was, in which district'),
      ),
    },
    copy: {
      section: 'jobs',
      as: 'j',
      looksUp: {
        category: sql`c.name`,
        service: sql`s.name`,
        property: wordOf(PROPERTY_WORDS, sql`j.property_code`),
        urgency: wordOf(URGENCY_WORDS, sql`j.urgency_code`),
        status: jobStatus,
        started_at: sql`e.started_at`,
        ended_at: sql`coalesce(e.ended_at, j.cancelled_at)`,
        worked: sql`round(e.worked_hundredths / 100.0, 2)`,
      },
      from: (
        id,
      ) => sql`jobs j ${itsEngagement} join services s on s.id = j.service_id join work_categories c on c.id = j.category_id
        where j.customer_id = ${id}`,
      order: sql`j.created_at`,
    },
    retention: {
      keeps: 'for ever',
      because: 'the work that was asked for; its customer’s words go with the account',
    },
  },
};
