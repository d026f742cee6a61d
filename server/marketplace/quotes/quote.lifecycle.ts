import type { QuoteStatus } from '../../../contract/words.ts';
import { lifecycle } from '../lifecycle.ts';

/** A quote's figures never change after sending; only its status does. */
export const quoteLifecycle = lifecycle<QuoteStatus>()({
  table: 'quotes',
  starts: 'pending',
  closed: (now) => (now === 'accepted' ? 'quote_already_accepted' : 'quote_no_longer_open'),
  moves: {
    accept: { from: ['pending'], to: 'accepted', by: ['customer'] },
    withdraw: { from: ['pending'], to: 'cancelled', by: ['business'] },
    replace: { from: ['pending'], to: 'cancelled', by: ['business'] },
    expire: { from: ['pending'], to: 'cancelled', by: ['system'] },
    decline: { from: ['pending'], to: 'rejected', by: ['customer'] },
    reject: { from: ['pending'], to: 'rejected', by: ['system'] },
    close: { from: ['pending', 'accepted'], to: 'closed', by: ['system'] },
  },
});
