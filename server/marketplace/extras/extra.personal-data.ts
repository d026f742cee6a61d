import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { becomes, type Declared, each, exported, kept, ofBusiness, ofCustomer } from '../personal-data.ts';

const FIGURE = exported(kept('what is due for the work, and when the two agreed on it'));

/** What was proposed is the business's words, and the answer is the customer's. */
export const extraData: Declared<'extra_answers' | 'extras'> = {
  extras: {
    of: ofBusiness(),
    onErasure: 'rows stay',
    columns: {
      reason: exported(becomes(sql`null`)),
      ...each(['amount_pence', 'days', 'status', 'created_at', 'decided_at'], FIGURE),
    },
    copy: {
      section: 'extrasProposed',
      as: 'x',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`extras x join jobs j on j.id = x.job_id where x.business_id in ${ownedBy(id)}`,
      order: sql`x.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its job: what was due for the work' },
  },
  extra_answers: {
    of: ofCustomer(),
    onErasure: 'rows stay',
    columns: { words: exported(becomes(sql`null`)), created_at: FIGURE },
    copy: {
      section: 'extrasAnswered',
      as: 'w',
      looksUp: { job_number: sql`j.job_number`, amount_pence: sql`x.amount_pence`, status: sql`x.status` },
      from: (id) => sql`extra_answers w join extras x on x.id = w.extra_id join jobs j on j.id = x.job_id
        where w.customer_id = ${id}`,
      order: sql`w.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its extra: what became of it' },
  },
};
