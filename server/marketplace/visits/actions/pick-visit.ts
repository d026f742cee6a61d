import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { sideOf } from '../../actors.ts';
import { move } from '../../lifecycle.ts';
import { mustBeArranging, viewerOf } from '../arranging.ts';
import { chosenFor } from '../team.queries.ts';
import type { Span } from '../times.ts';
import { isAgreed, visitLifecycle } from '../visit.lifecycle.ts';
import type { VisitRow } from '../visit.queries.ts';
import { visitView } from '../visit.views.ts';
import { type ForAct, mustBeAsSeen, recorded, visitForAct } from '../visit-for-act.ts';
import { book } from '../write-visit.ts';

type Input = { visitId: string; revision: number; startsAt: string; member?: string | undefined };

/** Picks one of the times that the other side proposed: the visit is agreed on, and who comes is held for it. */
export const pickVisit = action({
  name: 'pickVisit',
  by: ['customer', 'business'],
  async run(context: Context, { visitId, revision, startsAt, member }: Input) {
    const { tx, actor, now } = context;
    const found = await visitForAct(context, { visitId, to: 'pick' });
    const { visit, lead, job } = found;
    if (isSamePick(found, { revision, startsAt, member }))
      return { data: visitView(visit, viewerOf({ actor, lead, now })) };
    mustBeAsSeen(found, revision);
    if (visit.side === sideOf(actor).side) throw new Refusal('visit_own_times');
    await mustBeArranging(context, { lead, job, kind: visit.kind });
    const span = pickedOf(visit, { startsAt, now });
    // A customer takes the one whom the business chose when it proposed.
    const memberId = (await chosenFor(tx, { actor, lead, wanted: member })) ?? visit.member_id;
    const agreed = { starts_at: span.startsAt, ends_at: span.endsAt, agreed_at: now, member_id: memberId };
    const told = { day_told_at: null, soon_told_at: null, on_way_at: null };
    const set = { ...agreed, ...told, revision: visit.revision + 1, changed_at: now };
    await move(tx, visitLifecycle, { name: 'pick', id: visitId, set });
    await book(tx, { visitId, memberId, ...span });
    return recorded(context, { event: 'visit.agreed', id: visitId, lead });
  },
});

type Picked = Omit<Input, 'visitId'>;

/** The same pick again, by the same person or for the same one, changes nothing. */
const isSamePick = ({ visit }: ForAct, { revision, startsAt, member }: Picked): boolean =>
  isAgreed(visit.status) &&
  visit.revision === revision + 1 &&
  visit.starts_at?.getTime() === Date.parse(startsAt) &&
  (member === undefined || member === visit.member_id);

/** @throws Refusal 'visit_time_gone' for one that has passed, and for one that was never proposed */
function pickedOf({ times }: VisitRow, { startsAt, now }: { startsAt: string; now: Date }): Span {
  const picked = times.find((time) => Date.parse(time.startsAt) === Date.parse(startsAt));
  if (!picked || new Date(picked.startsAt) <= now) throw new Refusal('visit_time_gone');
  return { startsAt: new Date(picked.startsAt), endsAt: new Date(picked.endsAt) };
}
