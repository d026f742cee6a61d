import { sql } from 'kysely';
import { select } from '../../platform/db/select-list.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { leadForAct, type LeadRow } from '../leads/index.ts';
import type { LockedJob } from '../jobs/index.ts';
import { viewerOf } from './arranging.ts';
import type { VisitFacts } from './visit.events.ts';
import { isAgreed } from './visit.lifecycle.ts';
import { mayOnVisit } from './visit.policy.ts';
import { visitById, type VisitRow } from './visit.queries.ts';
import { visitView } from './visit.views.ts';

export type ForAct = { visit: VisitRow; lead: LeadRow; job: LockedJob };
type Asked = { visitId: string; to: keyof typeof mayOnVisit.table };

/**
 * A visit for an act of one of its sides: its job is locked first, then the visit is read as it is now. A stranger's visit
 * does not exist.
 */
export async function visitForAct(context: Context, { visitId, to }: Asked): Promise<ForAct> {
  const { tx, actor } = context;
  const { rows } = await select({ lead_id: sql<string>`v.lead_id` })`
    from visits v where v.id = ${visitId}`.execute(tx);
  const leadId = rows[0]?.lead_id;
  if (!leadId) throw notFound();
  const { lead, job } = await leadForAct(context, { leadId, to: 'arrangeVisits' });
  const visit = await visitById(tx, visitId);
  if (!visit) throw notFound();
  if (!mayOnVisit.may(to, actor, lead)) throw new Refusal('forbidden');
  return { visit, lead, job };
}

/**
 * Who answers what has changed meanwhile hears so, and agrees to nothing that they have not seen.
 * @throws Refusal 'visit_changed'
 */
export function mustBeAsSeen({ visit }: ForAct, revision: number): void {
  if (visit.revision !== revision) throw new Refusal('visit_changed');
}

/**
 * A visit whose time has come stays as it was agreed.
 * @throws Refusal 'visit_cannot_change'
 */
export function mustBeAhead({ visit }: ForAct, now: Date): void {
  if (isAgreed(visit.status) && visit.starts_at && visit.starts_at <= now)
    throw new Refusal('visit_cannot_change');
}

/** What history keeps of a visit. */
export const factsOf = ({ visit, lead }: Pick<ForAct, 'visit' | 'lead'>): VisitFacts => ({
  jobId: lead.job_id,
  leadId: lead.id,
  visitId: visit.id,
  proposalId: visit.proposal_id,
  customerId: lead.customerId,
  businessId: lead.businessId,
  startsAt: visit.starts_at?.toISOString() ?? null,
});

/** Writes down what happened to a visit, and answers it as it is then. */
export async function recorded(
  { tx, actor, now, record }: Context,
  happened: { event: VisitEvent; id: string; lead: LeadRow; startsAt?: Date | null },
) {
  const { event, id, lead } = happened;
  const visit = await visitById(tx, id);
  if (!visit) throw new Error('a visit that was just written is gone');
  const facts = factsOf({ visit, lead });
  await record(event, happened.startsAt ? { ...facts, startsAt: happened.startsAt.toISOString() } : facts);
  return { data: visitView(visit, viewerOf({ actor, lead, now })) };
}

type VisitEvent =
  | 'visit.proposed'
  | 'visit.agreed'
  | 'visit.moved'
  | 'visit.withdrawn'
  | 'visit.cancelled'
  | 'visit.assigned'
  | 'visit.on_way'
  | 'visit.no_show_said'
  | 'visit.no_show_disputed';
