import { sql } from 'kysely';
import { RATE_WORDS } from '../../../contract/words.ts';
import { ownedBy } from '../actors.ts';
import { wordOf } from '../coded-words.ts';
import { becomes, type Declared, each, exported, kept, ofBusiness } from '../personal-data.ts';
import { detailData } from './detail/detail.personal-data.ts';

const FIGURE = kept('what the work was offered for, and when');

export const quoteData: Declared<'quotes' | 'quote_details' | 'quote_lines'> = {
  ...detailData,
  quotes: {
    of: ofBusiness(),
    onErasure: 'rows stay',
    columns: {
      comments: exported(becomes(sql`null`)),
      ...each(['cost_pence', 'status', 'created_at', 'decided_at'], exported(FIGURE)),
      // The copy has the word, looked up below.
      rate_code: FIGURE,
    },
    copy: {
      section: 'quotesSent',
      as: 'q',
      looksUp: { job_number: sql`j.job_number`, rate_type: wordOf(RATE_WORDS, sql`q.rate_code`) },
      from: (id) => sql`quotes q join jobs j on j.id = q.job_id where q.business_id in ${ownedBy(id)}`,
      order: sql`q.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its job: what the work was offered for' },
  },
};
