import { bareInbox } from './bare/inbox.ts';
import { READERS_OF_LEADS } from '../testbed/people.ts';
import type { Row } from './row.ts';

export const inbox: Row = {
  name: 'lead inbox',
  asks: (people) => people.each(READERS_OF_LEADS, () => '/api/business/leads'),
  bare: bareInbox,
  peerOfBare: 0.0275,
  goals: { ofPeer: 8 },
};
