import { sql } from 'kysely';
import { becomes, type Declared, each, exported, kept } from '../../personal-data.ts';

const ANSWER = kept('the answer to a quote is the business’s too');

/** What was said is the customer's. */
export const declineData: Declared<'quote_declines'> = {
  quote_declines: {
    of: {
      rows: ({ id }) => sql`quote_id in (
        select q.id from quotes q join jobs j on j.id = q.job_id where j.customer_id = ${id})`,
    },
    onErasure: 'rows stay',
    columns: {
      words: exported(becomes(sql`null`)),
      ...each(['reason', 'created_at'], exported(ANSWER)),
    },
    copy: {
      section: 'quotesTurnedDown',
      as: 'd',
      looksUp: { job_number: sql`j.job_number`, business: sql`b.name` },
      from: (id) => sql`quote_declines d join quotes q on q.id = d.quote_id join jobs j on j.id = q.job_id
        join businesses b on b.id = q.business_id where j.customer_id = ${id}`,
      order: sql`d.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its quote: what became of it' },
  },
};
