import type { NoShowStatus } from '../../../../contract/visit-words.ts';
import { lifecycle } from '../../lifecycle.ts';

/**
 * What one side said of the other: it missed the visit. Races: of two sides who say it of each other the first is heard, and the
 * other disputes it instead; of a dispute and the end of the seven days for it the first wins.
 */
export const noShowLifecycle = lifecycle<NoShowStatus>()({
  table: 'no_shows',
  starts: 'said',
  closed: () => 'no_show_settled',
  moves: {
    dispute: { from: ['said'], to: 'disputed', by: ['customer', 'business'] },
    stand: { from: ['said'], to: 'stands', by: ['system'] },
  },
});
