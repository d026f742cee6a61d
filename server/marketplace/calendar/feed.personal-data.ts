import { type Declared, each, gone, notPersonal, ofAccount } from '../personal-data.ts';

export const feedData: Declared<'calendar_feeds'> = {
  calendar_feeds: {
    of: ofAccount('account_id'),
    onErasure: 'rows go',
    columns: {
      token_hash: gone,
      ...each(['edition'], notPersonal('a count')),
      ...each(['changed_at'], gone),
    },
    retention: { keeps: 'with its account', because: 'an address is good until it is revoked' },
  },
};
