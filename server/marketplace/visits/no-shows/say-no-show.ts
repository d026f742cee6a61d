import { NO_SHOW_DAYS } from '../../../../contract/visit-words.ts';
import { newId } from '../../../platform/ids.ts';
import { endOfDaysAfter } from '../../../platform/london.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { sideOf } from '../../actors.ts';
import { viewerOf } from '../arranging.ts';
import { visitView } from '../visit.views.ts';
import { recorded, visitForAct } from '../visit-for-act.ts';
import { isTimeToSayNoShow } from './missing.ts';
import { noShowLifecycle } from './no-show.lifecycle.ts';

/** Says that the other side missed a visit; a second tap, or a colleague's, changes nothing. */
export const sayNoShow = action({
  name: 'sayNoShow',
  by: ['customer', 'business'],
  async run(context: Context, { visitId }: { visitId: string }) {
    const { tx, actor, now } = context;
    const { visit, lead } = await visitForAct(context, { visitId, to: 'sayNoShow' });
    const { side } = sideOf(actor);
    if (visit.no_show?.side === side) return { data: visitView(visit, viewerOf({ actor, lead, now })) };
    if (visit.no_show) throw new Refusal('no_show_said');
    if (!isTimeToSayNoShow(visit, now)) throw new Refusal('visit_cannot_change');
    await tx
      .insertInto('no_shows')
      .values({
        id: newId(),
        visit_id: visitId,
        side,
        said_by: actor.userId,
        status: noShowLifecycle.starts,
        said_at: now,
        // After it, it stands.
        lapses_at: endOfDaysAfter(now, NO_SHOW_DAYS),
      })
      .execute();
    return recorded(context, { event: 'visit.no_show_said', id: visitId, lead });
  },
});
