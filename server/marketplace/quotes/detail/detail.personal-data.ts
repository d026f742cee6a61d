import { sql } from 'kysely';
import { ownedBy } from '../../actors.ts';
import { becomes, type Declared, each, exported, kept } from '../../personal-data.ts';
import { ofOwnQuotes } from '../of-own-quotes.ts';

const FIGURE = kept('what the work was offered for, and when');
const WORDS = exported(becomes(sql`null`));

export const detailData: Declared<'quote_details' | 'quote_lines'> = {
  quote_details: {
    of: ofOwnQuotes,
    onErasure: 'rows stay',
    columns: {
      ...each(['included', 'not_included'], WORDS),
      ...each(
        [
          'vat_code',
          'earliest_start',
          'valid_until',
          'ran_out_at',
          'duration_count',
          'duration_unit',
          'deposit_percent',
        ],
        exported(FIGURE),
      ),
      due_at: kept('when the product next asks something of the quote, which follows from its end'),
    },
    copy: {
      section: 'detailsOfQuotes',
      as: 'd',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`quote_details d join quotes q on q.id = d.quote_id join jobs j on j.id = q.job_id
        where q.business_id in ${ownedBy(id)}`,
      order: sql`q.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its quote: what the work was offered for' },
  },
  quote_lines: {
    of: ofOwnQuotes,
    onErasure: 'rows stay',
    columns: {
      text: WORDS,
      ...each(['kind', 'quantity_hundredths', 'unit', 'unit_price_pence', 'sum_pence'], exported(FIGURE)),
    },
    copy: {
      section: 'linesOfQuotes',
      as: 'n',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`quote_lines n join quotes q on q.id = n.quote_id join jobs j on j.id = q.job_id
        where q.business_id in ${ownedBy(id)}`,
      order: sql`q.created_at, n.position`,
    },
    retention: { keeps: 'for ever', because: 'with its quote: what the work was offered for' },
  },
};
