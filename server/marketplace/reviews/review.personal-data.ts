import { sql } from 'kysely';
import { type Declared, each, exported, kept, notPersonal, ofCustomer, unnamed } from '../personal-data.ts';

export const reviewData: Declared<'reviews'> = {
  reviews: {
    of: ofCustomer(),
    onErasure: 'rows stay',
    columns: {
      comment: exported(unnamed),
      ...each(['rating', 'created_at'], exported(kept('the review is the business’s too'))),
      hidden_reason: notPersonal('one of our reasons for hiding a review'),
    },
    copy: {
      section: 'reviewsWritten',
      as: 'r',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`reviews r join jobs j on j.id = r.job_id where r.customer_id = ${id}`,
      order: sql`r.created_at`,
    },
    retention: { keeps: 'for ever', because: 'it is the business’s too' },
  },
};
