import type { Visit, VisitToCome } from '../../../contract/visits.ts';
import { VISIT_MOVES, type VisitMove } from '../../../contract/visit-words.ts';
import type { Actor } from '../../platform/actor.ts';
import { sideOf } from '../actors.ts';
import { readable } from '../free-text.ts';
import { isReleased, isWinner, type Released } from '../jobs/index.ts';
import { writtenView } from '../leads/index.ts';
import { canMove } from '../lifecycle.ts';
import { isTimeToSayNoShow } from './no-shows/missing.ts';
import { noShowLifecycle } from './no-shows/no-show.lifecycle.ts';
import { mayOnNoShow } from './no-shows/no-show.policy.ts';
import { isTimeToSetOut } from './setting-out.ts';
import { isAgreed, isToCome, visitLifecycle } from './visit.lifecycle.ts';
import { mayOnVisit, type VisitSides } from './visit.policy.ts';
import type { VisitRow, VisitToComeRow } from './visit.queries.ts';

type Sides = VisitSides & Released;

/** Who looks at the visits of which lead, when, and whether the two may arrange anything now. */
export type Viewer = { actor: Actor; lead: Sides; now: Date; isArranging: boolean };

/** A visit as one of its two sides reads it. */
export const visitView = (row: VisitRow, viewer: Viewer): Visit => ({
  id: row.id,
  leadId: row.lead_id,
  kind: row.kind,
  status: row.status,
  revision: row.revision,
  proposedBy: row.side,
  times: row.status === visitLifecycle.starts ? row.times.map(asMoments) : [],
  agreed: row.status === visitLifecycle.starts ? null : agreedTime(row),
  words: wordsOf(row, viewer),
  endedBy: row.ended_by,
  member: row.member_id && row.member_name ? { id: row.member_id, name: row.member_name } : null,
  onWayAt: isAgreed(row.status) ? (row.on_way_at?.toISOString() ?? null) : null,
  noShow: row.no_show && {
    by: row.no_show.side,
    status: row.no_show.status,
    until: new Date(row.no_show.lapsesAt).toISOString(),
  },
  can: movesOf(row, viewer),
});

/** A moment from JSON is written as every other one. */
const asMoments = ({ startsAt, endsAt }: VisitRow['times'][number]) => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});

const agreedTime = ({ starts_at, ends_at }: VisitRow) =>
  starts_at && ends_at ? { startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() } : null;

/** The last word about it; what may not be told yet stays hidden, as in a message. */
function wordsOf(row: VisitRow, { actor, lead }: Viewer): Visit['words'] {
  const [by, body] = isToCome(row.status) ? [row.side, row.proposal_words] : [row.ended_by, row.words];
  if (body === null || by === null || by === 'system') return null;
  return { by, said: writtenView({ sender: by, body, attachments: null }, actor, lead).body };
}

/** What this viewer may do with it now: policy, lifecycle and clock together. */
function movesOf(row: VisitRow, { actor, lead, now, isArranging }: Viewer): VisitMove[] {
  const isAhead = !isAgreed(row.status) || (row.starts_at !== null && row.starts_at > now);
  const isOpen: Record<VisitMove, boolean> = {
    pick:
      isArranging &&
      row.side !== sideOf(actor).side &&
      canMove(visitLifecycle, 'pick', row.status) &&
      row.times.some(({ startsAt }) => new Date(startsAt) > now),
    rearrange: isArranging && isAhead && canMove(visitLifecycle, 'rearrange', row.status),
    cancel: isAhead && isToCome(row.status),
    assign: isAhead && isAgreed(row.status) && actor.memberRole !== 'field',
    setOut: row.on_way_at === null && isTimeToSetOut(row, now),
    sayNoShow: row.no_show === null && isTimeToSayNoShow(row, now),
    disputeNoShow: isDisputable(row, now),
  };
  const mayMove = (move: VisitMove) =>
    move === 'disputeNoShow'
      ? row.no_show !== null && mayOnNoShow.may('dispute', actor, { ...lead, side: row.no_show.side })
      : mayOnVisit.may(move, actor, lead);
  return VISIT_MOVES.filter((move) => isOpen[move] && mayMove(move));
}

const isDisputable = ({ no_show: said }: VisitRow, now: Date): boolean =>
  said !== null && canMove(noShowLifecycle, 'dispute', said.status) && new Date(said.lapsesAt) > now;

/** One of the visits that are next, with what it is about. */
export function visitToComeView(
  row: VisitToComeRow,
  { actor, now }: { actor: Actor; now: Date },
): VisitToCome {
  const isCustomer = actor.role === 'customer';
  const mayKnow = { contacts: isCustomer || isReleased(row), postcode: isCustomer || isWinner(row) };
  return {
    ...visitView(row, { actor, lead: row, now, isArranging: false }),
    job: { id: row.job_id, title: readable(row.job_title, mayKnow), status: row.job_status },
    user: { name: isCustomer ? row.business_name : row.customer_name },
    place: `${row.town} (${mayKnow.postcode ? row.postcode : row.outward})`,
  };
}
