import { sql } from 'kysely';
import { type Declared, each, exported, gone } from '../personal-data.ts';
import { enquiriesOf } from './enquiry.queries.ts';
import { years } from '../retention.ts';

export const enquiryData: Declared<'enquiries'> = {
  /** What is still to be brought to our people goes later, by the sweep. */
  enquiries: {
    of: { rows: ({ id }) => sql`mailed_at is not null and id in (select e.id from ${enquiriesOf(id)})` },
    onErasure: 'rows go',
    columns: each(
      ['about', 'name', 'business_name', 'email', 'mobile_number', 'message', 'created_at'],
      exported(gone),
    ),
    copy: { section: 'enquiries', as: 'e', from: enquiriesOf, order: sql`e.created_at` },
    retention: {
      keeps: years(1),
      since: 'created_at',
      only: sql<boolean>`mailed_at is not null`,
      because: 'long enough for a question to come back; the privacy policy says so too',
    },
  },
};
