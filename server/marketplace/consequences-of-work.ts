import type { Consequences } from './action.ts';
import { followedBy as then } from './consequence-parts.ts';
import { endJob, tellEarlyEnd } from './early-ends/index.ts';
import type { EventName } from './events.ts';
import { tellExtra } from './extras/index.ts';
import { tellSnag } from './snags/index.ts';
import { tellVisit } from './visits/index.ts';

type OfWork = Extract<EventName, `${'visit' | 'extra' | 'snag' | 'end'}.${string}`>;

/** What the two sides of a lead arrange, and what comes up after the agreement: the other side is told, and both pages show it. */
export const consequencesOfWork: Pick<Consequences, OfWork> = {
  'visit.proposed': tellVisit.otherSide('visit-proposed'),
  'visit.moved': tellVisit.otherSide('visit-moved'),
  'visit.agreed': tellVisit.otherSide('visit-agreed'),
  'visit.withdrawn': tellVisit.otherSide('visit-cancelled'),
  'visit.cancelled': tellVisit.otherSide('visit-cancelled'),
  'visit.ended': tellVisit.both('visit-cancelled'),
  'visit.assigned': tellVisit.pages(),
  'visit.on_way': tellVisit.customer('visit-on-way'),
  'visit.no_show_said': tellVisit.otherSide('visit-no-show'),
  'visit.no_show_disputed': tellVisit.otherSide('visit-no-show-disputed'),
  'visit.no_show_stands': tellVisit.pages(),
  'extra.proposed': tellExtra.customer('extra-proposed'),
  'extra.approved': tellExtra.business('extra-approved'),
  'extra.refused': tellExtra.business('extra-refused'),
  'extra.withdrawn': tellExtra.pages,
  'snag.listed': tellSnag.business('snag-listed'),
  'snag.ticked': tellSnag.customer('snag-done'),
  'snag.unticked': tellSnag.pages,
  'snag.removed': tellSnag.pages,
  'end.proposed': tellEarlyEnd.otherSide('end-proposed'),
  'end.agreed': [then('cancel the job, which tells both sides', endJob), ...tellEarlyEnd.pages],
  'end.declined': tellEarlyEnd.otherSide('end-declined'),
  'end.withdrawn': tellEarlyEnd.pages,
  'end.lapsed': tellEarlyEnd.both('end-lapsed'),
};
