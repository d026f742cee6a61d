import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { hasMoved, move } from '../../lifecycle.ts';
import { viewerOf } from '../arranging.ts';
import { visitView } from '../visit.views.ts';
import { recorded, visitForAct } from '../visit-for-act.ts';
import { noShowLifecycle } from './no-show.lifecycle.ts';
import { mayOnNoShow } from './no-show.policy.ts';

/** Says that one did not miss the visit; it needs no reason, and then nobody missed it. */
export const disputeNoShow = action({
  name: 'disputeNoShow',
  by: ['customer', 'business'],
  async run(context: Context, { visitId }: { visitId: string }) {
    const { tx, actor, now } = context;
    const { visit, lead } = await visitForAct(context, { visitId, to: 'sayNoShow' });
    const said = visit.no_show;
    if (!said) throw new Refusal('visit_cannot_change');
    if (!mayOnNoShow.may('dispute', actor, { ...lead, side: said.side })) throw new Refusal('forbidden');
    if (hasMoved(noShowLifecycle, 'dispute', said.status))
      return { data: visitView(visit, viewerOf({ actor, lead, now })) };
    await move(tx, noShowLifecycle, { name: 'dispute', id: said.id, set: { settled_at: now } });
    return recorded(context, { event: 'visit.no_show_disputed', id: visitId, lead });
  },
});
