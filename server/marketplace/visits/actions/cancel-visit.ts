import { action, type Context } from '../../action.ts';
import { sideOf } from '../../actors.ts';
import { canMove, hasMoved, move } from '../../lifecycle.ts';
import { viewerOf } from '../arranging.ts';
import { isAgreed, visitLifecycle } from '../visit.lifecycle.ts';
import { visitView } from '../visit.views.ts';
import { mustBeAhead, mustBeAsSeen, recorded, visitForAct } from '../visit-for-act.ts';
import { unbook } from '../write-visit.ts';

type Input = { visitId: string; revision: number; words?: string | undefined };

/**
 * Cancels a visit that is agreed on, or takes proposed times off the table; either side may, even when nothing else can be
 * arranged any more.
 */
export const cancelVisit = action({
  name: 'cancelVisit',
  by: ['customer', 'business'],
  async run(context: Context, { visitId, revision, words }: Input) {
    const { tx, actor, now } = context;
    const found = await visitForAct(context, { visitId, to: 'cancel' });
    const { visit, lead } = found;
    if (ENDS.some((name) => hasMoved(visitLifecycle, name, visit.status)))
      return { data: visitView(visit, viewerOf({ actor, lead, now })) };
    mustBeAsSeen(found, revision);
    mustBeAhead(found, now);
    const { side } = sideOf(actor);
    const name = canMove(visitLifecycle, 'cancel', visit.status) ? 'cancel' : 'withdraw';
    const set = { ended_by: side, words: words || null, revision: visit.revision + 1, changed_at: now };
    await move(tx, visitLifecycle, { name, id: visitId, set });
    await unbook(tx, visitId);
    const event = isAgreed(visit.status) ? 'visit.cancelled' : 'visit.withdrawn';
    return recorded(context, { event, id: visitId, lead });
  },
});

const ENDS = ['cancel', 'withdraw'] as const;
