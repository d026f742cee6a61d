import { SNAG_DAYS, type SnagStatus } from '../../../contract/snag-words.ts';
import { endOfDaysAfter } from '../../platform/london.ts';
import { lifecycle } from '../lifecycle.ts';

/**
 * A snag never changes but for its status, and the work stays finished whatever becomes of it. Races: two ticks are one; of a
 * tick and taking it back one wins.
 */
export const snagLifecycle = lifecycle<SnagStatus>()({
  table: 'snags',
  starts: 'open',
  closed: () => 'snag_no_longer_open',
  moves: {
    tick: { from: ['open'], to: 'done', by: ['business'] },
    untick: { from: ['done'], to: 'open', by: ['business'] },
    remove: { from: ['open'], to: 'removed', by: ['customer'] },
  },
});

/** Whether the two sides see it. */
export const isListed = (status: SnagStatus): status is 'open' | 'done' =>
  status !== snagLifecycle.moves.remove.to;

/** Until when the customer of work that ended then may list what is still open: the end of a day in the United Kingdom. */
export const listUntil = (endedAt: Date): Date => endOfDaysAfter(endedAt, SNAG_DAYS);
