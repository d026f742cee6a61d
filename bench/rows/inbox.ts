import { bareInbox } from './bare/inbox.ts';
import { READERS_OF_LEADS } from '../people.ts';
import { sameInbox } from '../same/inbox.ts';
import type { Row } from './row.ts';

/** What is in the inbox, whatever else is said of it. */
type Inbox = { leads: { id?: string; lead_id?: string }[] };

export const inbox: Row = {
  name: 'lead inbox',
  asks: (people) => people.each(READERS_OF_LEADS, () => '/api/business/leads'),
  same: ({ pool }, { token }) => sameInbox(pool, token),
  bare: bareInbox,
  peerOfBare: 0.0275,
  goals: { ofSame: 0.8, ofPeer: 8 },
  gist: (answer) => (answer as Inbox).leads.map(({ id, lead_id }) => lead_id ?? id),
};
