import { sql } from 'kysely';
import { ownedBy } from '../../actors.ts';
import { becomes, type Declared, exported, kept } from '../../personal-data.ts';
import { ofOwnQuotes } from '../of-own-quotes.ts';

/** Why a business replaced its quote is in its own words. */
export const revisionData: Declared<'quote_revisions'> = {
  quote_revisions: {
    of: ofOwnQuotes,
    onErasure: 'rows stay',
    columns: {
      because: exported(becomes(sql`null`)),
      created_at: exported(kept('when a quote took the place of another, which the customer has read')),
    },
    copy: {
      section: 'quotesReplaced',
      as: 'r',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`quote_revisions r join quotes q on q.id = r.quote_id join jobs j on j.id = q.job_id
        where q.business_id in ${ownedBy(id)}`,
      order: sql`r.created_at`,
    },
    retention: { keeps: 'for ever', because: 'with its quote: what it took the place of' },
  },
};
