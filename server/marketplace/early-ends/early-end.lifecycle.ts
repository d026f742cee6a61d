import type { EarlyEndStatus } from '../../../contract/early-end-words.ts';
import { lifecycle } from '../lifecycle.ts';

/**
 * A proposal to end work that is in progress; the work ends by nothing but a yes to it. Races: of two answers, of an answer and
 * taking it back, and of any of these and the end of the work or of the days to answer the first wins.
 */
export const earlyEndLifecycle = lifecycle<EarlyEndStatus>()({
  table: 'early_ends',
  starts: 'proposed',
  closed: () => 'early_end_no_longer_open',
  moves: {
    agree: { from: ['proposed'], to: 'agreed', by: ['customer', 'business'] },
    decline: { from: ['proposed'], to: 'declined', by: ['customer', 'business'] },
    withdraw: { from: ['proposed'], to: 'withdrawn', by: ['customer', 'business'] },
    lapse: { from: ['proposed'], to: 'lapsed', by: ['system'] },
    close: { from: ['proposed'], to: 'closed', by: ['system'] },
  },
});
