import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { viewerOf } from '../arranging.ts';
import { isTimeToSetOut } from '../setting-out.ts';
import { isAgreed } from '../visit.lifecycle.ts';
import { visitView } from '../visit.views.ts';
import { recorded, visitForAct } from '../visit-for-act.ts';

/** Tells the customer once that who comes is on their way; a second tap, or a colleague's, changes nothing. */
export const setOut = action({
  name: 'setOut',
  by: ['business'],
  async run(context: Context, { visitId }: { visitId: string }) {
    const { tx, actor, now } = context;
    const { visit, lead } = await visitForAct(context, { visitId, to: 'setOut' });
    if (isAgreed(visit.status) && visit.on_way_at)
      return { data: visitView(visit, viewerOf({ actor, lead, now })) };
    if (!isTimeToSetOut(visit, now)) throw new Refusal('visit_cannot_change');
    await tx.updateTable('visits').set({ on_way_at: now }).where('id', '=', visitId).execute();
    return recorded(context, { event: 'visit.on_way', id: visitId, lead });
  },
});
