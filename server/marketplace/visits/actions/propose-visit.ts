import type { VisitKind } from '../../../../contract/visit-words.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { leadForAct } from '../../leads/index.ts';
import { mustBeArranging } from '../arranging.ts';
import { mustBeFree } from '../free-rules.ts';
import { chosenFor } from '../team.queries.ts';
import { spansOf } from '../times.ts';
import { recorded } from '../visit-for-act.ts';
import { countToCome, MOST_TO_COME } from '../visit.queries.ts';
import { insertVisit } from '../write-visit.ts';

type Input = {
  leadId: string;
  kind: VisitKind;
  times: { from: string; to: string }[];
  words?: string | undefined;
  member?: string | undefined;
};

/** Proposes times for a visit to the other side of a lead. */
export const proposeVisit = action({
  name: 'proposeVisit',
  by: ['customer', 'business'],
  async run(context: Context, { leadId, kind, times, words, member }: Input) {
    const { tx, actor, now } = context;
    const { lead, job } = await leadForAct(context, { leadId, to: 'arrangeVisits' });
    await mustBeArranging(context, { lead, job, kind });
    const spans = spansOf(times, { kind, now });
    await mustBeFree(context, { lead, spans });
    if ((await countToCome(tx, { leadId, now })) >= MOST_TO_COME) throw new Refusal('too_many_visits');
    const memberId = await chosenFor(tx, { actor, lead, wanted: member });
    const id = await insertVisit(context, { leadId, kind, memberId, times: spans, words });
    if (!id) throw new Refusal('visit_already_proposed');
    return recorded(context, { event: 'visit.proposed', id, lead });
  },
});
