import { sql } from 'kysely';
import { type Declared, each, gone, kept, notPersonal } from '../personal-data.ts';
import { days, hours } from '../retention.ts';

const notOurs = { of: null, onErasure: 'rows stay' } as const;

/** The tables of the platform, which knows no accounts. */
export const platformData: Declared<'caught_messages' | 'online_steps' | 'rate_limits' | 'schema_floor'> = {
  /** A key ends with what is counted, such as an address. */
  rate_limits: {
    of: {
      rows: ({ email_key, mobile_number }) => {
        const counted = [email_key, mobile_number].filter((text) => text !== '');
        return sql`exists (select from unnest(${counted}::text[]) as counted (text)
          where right(key, length(text) + 1) = ':' || text)`;
      },
    },
    onErasure: 'rows go',
    columns: { key: gone },
    retention: {
      keeps: hours(1),
      since: 'expire',
      isInMs: true,
      because: 'nothing is counted by it any more',
    },
  },
  caught_messages: {
    ...notOurs,
    columns: {
      ...each(
        ['recipient', 'recipient_key', 'subject', 'body_text', 'body_html'],
        kept('stands for people’s own mailboxes; not in production'),
      ),
      channel: notPersonal('mail or text'),
    },
    retention: { keeps: days(30), since: 'sent_at', because: 'the mailbox of a try-out; not in production' },
  },
  schema_floor: {
    ...notOurs,
    columns: { migration: notPersonal('the name of a migration') },
    retention: { keeps: 'for ever', because: 'one row' },
  },
  online_steps: {
    ...notOurs,
    columns: { name: notPersonal('the name of a step'), done_at: notPersonal('when it was done') },
    retention: { keeps: 'for ever', because: 'a row for each step of the program' },
  },
};
