import { sql } from 'kysely';
import type { Declared } from '../personal-data.ts';
import { years } from '../retention.ts';

export const closingData: Declared<'closing_warnings'> = {
  closing_warnings: {
    of: { rows: ({ id }) => sql`job_id in (select j.id from jobs j where j.customer_id = ${id})` },
    onErasure: 'rows stay',
    columns: {},
    retention: {
      keeps: years(1),
      since: 'ended_at',
      because: 'for a year the link in the mail says what became of the job',
    },
  },
};
