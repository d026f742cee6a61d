import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import {
  type Declared,
  each,
  exported,
  gone,
  kept,
  notPersonal,
  ofBusiness,
  ofCustomer,
  unnamed,
} from '../personal-data.ts';

export const reviewData: Declared<'reviews' | 'review_answers'> = {
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
  review_answers: {
    of: ofBusiness(),
    onErasure: 'rows go',
    columns: {
      ...each(['words', 'created_at', 'changed_at'], exported(gone)),
      removed_at: notPersonal('when an admin took it away'),
    },
    copy: {
      section: 'reviewAnswers',
      as: 'ra',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`review_answers ra join reviews r on r.id = ra.review_id join jobs j on j.id = r.job_id
        where ra.business_id in ${ownedBy(id)}`,
      order: sql`ra.created_at`,
    },
    retention: { keeps: 'with its account', because: 'what the business says of its own work' },
  },
};
