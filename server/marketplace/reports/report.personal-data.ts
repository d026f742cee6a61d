import { sql } from 'kysely';
import { becomes, type Declared, each, exported, gone, kept, ofAccount } from '../personal-data.ts';
import { years } from '../retention.ts';

/** The report is its reporter's; the words are their writer's, who is not told, so they are in no copy. */
export const reportData: Declared<'reported_words' | 'reports'> = {
  reports: {
    of: ofAccount('reporter_id'),
    onErasure: 'rows stay',
    columns: {
      note: exported(becomes(sql`null`)),
      ...each(['reason', 'created_at'], exported(kept('what an admin had to decide, and when'))),
      outcome: kept('what an admin decided'),
    },
    copy: {
      section: 'reportsMade',
      as: 'r',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`reports r join leads l on l.id = r.lead_id join jobs j on j.id = l.job_id
        where r.reporter_id = ${id}`,
      order: sql`r.created_at`,
    },
    retention: {
      keeps: years(1),
      since: 'done_at',
      because: 'so that an admin sees what was reported of the same person before; an open one stays',
    },
  },
  reported_words: {
    of: ofAccount('writer_id'),
    onErasure: 'rows go',
    columns: { words: gone },
    retention: {
      keeps: 'with its account',
      because: 'and never longer than its report, a year after it was dealt with',
    },
  },
};
