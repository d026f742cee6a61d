import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { viewerOf } from '../arranging.ts';
import { chosenFor } from '../team.queries.ts';
import { isAgreed } from '../visit.lifecycle.ts';
import { visitView } from '../visit.views.ts';
import { mustBeAhead, recorded, visitForAct } from '../visit-for-act.ts';
import { book } from '../write-visit.ts';

type Input = { visitId: string; member: string };

/** Chooses who of the business comes to a visit that is agreed on. */
export const assignVisit = action({
  name: 'assignVisit',
  by: ['business'],
  async run(context: Context, { visitId, member }: Input) {
    const { tx, actor, now } = context;
    const found = await visitForAct(context, { visitId, to: 'assign' });
    const { visit, lead } = found;
    const { starts_at: startsAt, ends_at: endsAt } = visit;
    if (!isAgreed(visit.status) || !startsAt || !endsAt) throw new Refusal('visit_cannot_change');
    mustBeAhead(found, now);
    const memberId = await chosenFor(tx, { actor, lead, wanted: member });
    if (memberId === visit.member_id) return { data: visitView(visit, viewerOf({ actor, lead, now })) };
    const set = { member_id: memberId, revision: visit.revision + 1, changed_at: now };
    await tx.updateTable('visits').set(set).where('id', '=', visitId).execute();
    await book(tx, { visitId, memberId, startsAt, endsAt });
    return recorded(context, { event: 'visit.assigned', id: visitId, lead });
  },
});
