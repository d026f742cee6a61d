import type { ExtraStatus } from '../../../contract/extra-words.ts';
import { lifecycle } from '../lifecycle.ts';

/**
 * An extra never changes but for its status, so who approves one has seen what it is. Races: of two answers, of an answer and
 * taking it back, and of any of these and the end of the work one wins.
 */
export const extraLifecycle = lifecycle<ExtraStatus>()({
  table: 'extras',
  starts: 'proposed',
  closed: () => 'extra_no_longer_open',
  moves: {
    approve: { from: ['proposed'], to: 'approved', by: ['customer'] },
    refuse: { from: ['proposed'], to: 'refused', by: ['customer'] },
    withdraw: { from: ['proposed'], to: 'withdrawn', by: ['business'] },
    close: { from: ['proposed'], to: 'closed', by: ['system'] },
  },
});

/** Whether it is due with what was agreed. */
export const isApproved = (status: ExtraStatus): boolean => status === extraLifecycle.moves.approve.to;
