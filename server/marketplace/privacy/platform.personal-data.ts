import { sql } from 'kysely';
import { type Declared, each, gone, kept, notPersonal } from '../personal-data.ts';
import { days, hours } from '../retention.ts';

const notOurs = { of: null, onErasure: 'rows stay' } as const;
const simulated = notPersonal('a simulated bank, in ids; not in production');

/** The tables of the platform, which knows no accounts. */
export const platformData: Declared<
  | 'caught_messages'
  | 'online_steps'
  | 'rate_limits'
  | 'schema_floor'
  | 'simulator_charges'
  | 'simulator_checkouts'
  | 'simulator_events'
  | 'simulator_post'
  | 'simulator_subscriptions'
> = {
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
  simulator_subscriptions: {
    ...notOurs,
    columns: each(['id', 'method', 'status', 'what', 'ended_because', 'next_outcome', 'replaces'], simulated),
    retention: { keeps: 'for ever', because: 'the books of the simulated bank; not in production' },
  },
  simulator_charges: {
    ...notOurs,
    columns: each(['id', 'key', 'subscription_id', 'status', 'what', 'outcome'], simulated),
    retention: { keeps: 'for ever', because: 'the books of the simulated bank; not in production' },
  },
  simulator_checkouts: {
    ...notOurs,
    columns: each(['id', 'key', 'asked', 'status', 'subscription_id'], simulated),
    retention: { keeps: 'for ever', because: 'the books of the simulated bank; not in production' },
  },
  simulator_events: {
    ...notOurs,
    columns: each(['id', 'type', 'about'], simulated),
    retention: { keeps: days(90), since: 'delivered_at', because: 'as the events that we have of it' },
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
  simulator_post: {
    ...notOurs,
    columns: { refuses: simulated },
    retention: { keeps: 'for ever', because: 'one row' },
  },
};
