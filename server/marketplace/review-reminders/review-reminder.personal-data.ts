import { sql } from 'kysely';
import type { Declared } from '../personal-data.ts';
import { days } from '../retention.ts';

export const reviewReminderData: Declared<'review_reminders'> = {
  review_reminders: {
    of: { rows: ({ id }) => sql`job_id in (select j.id from jobs j where j.customer_id = ${id})` },
    onErasure: 'rows stay',
    columns: {},
    retention: {
      keeps: days(30),
      since: 'over_at',
      because: 'a mail that waits for its server looks up what it is about',
    },
  },
};
