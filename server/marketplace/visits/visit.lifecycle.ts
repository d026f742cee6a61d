import type { VisitStatus } from '../../../contract/visit-words.ts';
import { lifecycle } from '../lifecycle.ts';

/**
 * A visit waits for one of the times that were proposed for it, or is agreed on. Who moves one proposes other times: nobody
 * is held to a time that the other side did not pick. Races: of a pick and any other act one wins, since each says which
 * revision it answers; of two picks by two people of one side the first one is agreed on.
 */
export const visitLifecycle = lifecycle<VisitStatus>()({
  table: 'visits',
  starts: 'proposed',
  closed: () => 'visit_cannot_change',
  moves: {
    pick: { from: ['proposed'], to: 'agreed', by: ['customer', 'business'] },
    rearrange: { from: ['proposed', 'agreed'], to: 'proposed', by: ['customer', 'business'] },
    withdraw: { from: ['proposed'], to: 'withdrawn', by: ['customer', 'business', 'system'] },
    cancel: { from: ['agreed'], to: 'cancelled', by: ['customer', 'business', 'system'] },
  },
});

/** Whether the two have agreed on a time. */
export const isAgreed = (status: string): boolean => status === visitLifecycle.moves.pick.to;

/** Whether it is still proposed or agreed on. */
export const isToCome = (status: VisitStatus): boolean =>
  visitLifecycle.moves.rearrange.from.some((open) => open === status);
