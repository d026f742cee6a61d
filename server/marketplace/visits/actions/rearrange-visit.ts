import { newId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { canMove, move } from '../../lifecycle.ts';
import { mustBeArranging } from '../arranging.ts';
import { mustBeFree } from '../free-rules.ts';
import { chosenFor } from '../team.queries.ts';
import { spansOf } from '../times.ts';
import { isAgreed, visitLifecycle } from '../visit.lifecycle.ts';
import { mustBeAhead, mustBeAsSeen, recorded, visitForAct } from '../visit-for-act.ts';
import { insertProposal, isOtherProposed, unbook } from '../write-visit.ts';

type Input = {
  visitId: string;
  revision: number;
  times: { from: string; to: string }[];
  words?: string | undefined;
  member?: string | undefined;
};

/** Proposes other times in place of those that are proposed or agreed on; a time that was agreed on is free at once. */
export const rearrangeVisit = action({
  name: 'rearrangeVisit',
  by: ['customer', 'business'],
  async run(context: Context, { visitId, revision, times, words, member }: Input) {
    const { tx, actor, now } = context;
    const found = await visitForAct(context, { visitId, to: 'rearrange' });
    const { visit, lead, job } = found;
    if (!canMove(visitLifecycle, 'rearrange', visit.status)) throw new Refusal('visit_cannot_change');
    mustBeAsSeen(found, revision);
    mustBeAhead(found, now);
    await mustBeArranging(context, { lead, job, kind: visit.kind });
    const spans = spansOf(times, { kind: visit.kind, now });
    await mustBeFree(context, { lead, spans, moves: visitId });
    if (await isOtherProposed(tx, { leadId: lead.id, kind: visit.kind, otherThan: visitId }))
      throw new Refusal('visit_already_proposed');
    const chosen = await chosenFor(tx, { actor, lead, wanted: member });
    const proposalId = newId();
    await insertProposal(context, { id: proposalId, visitId, times: spans, words });
    await move(tx, visitLifecycle, {
      name: 'rearrange',
      id: visitId,
      set: {
        proposal_id: proposalId,
        member_id: chosen ?? visit.member_id,
        revision: visit.revision + 1,
        changed_at: now,
      },
    });
    await unbook(tx, visitId);
    const event = isAgreed(visit.status) ? 'visit.moved' : 'visit.proposed';
    return recorded(context, { event, id: visitId, lead });
  },
});
