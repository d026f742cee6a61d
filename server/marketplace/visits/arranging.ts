import { VISIT_KINDS, type VisitKind } from '../../../contract/visit-words.ts';
import { MEMBER_ROLES, type MemberRole } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { isUnderWay } from '../engagements/index.ts';
import { isWinner, type LockedJob } from '../jobs/index.ts';
import { isKnownToCustomer, type LeadRow, mustBeTalking, whyClosed } from '../leads/index.ts';

type Arranged = { lead: LeadRow; job: LockedJob; kind: VisitKind };

/**
 * A visit is arranged by two who talk to each other: while the job is open after the business took it up, and by the two who
 * work together until the work has ended. Days of work need an accepted quote.
 */
export async function mustBeArranging(context: Context, { lead, job, kind }: Arranged): Promise<void> {
  await mustBeTalking(context, lead, job);
  if (isWinner(lead)) {
    if (!isUnderWay(lead.job_status)) throw new Refusal('job_not_available');
    return;
  }
  if (kind === 'work') throw new Refusal('visit_needs_hire');
  if (!(await isKnownToCustomer(context.tx, lead))) throw new Refusal('visit_not_taken_up');
}

type Asked = { actor: Actor; lead: LeadRow; now: Date };

/** Whether the two may arrange anything now, as their pages show it; a business without access hears so when it acts. */
function isArranging({ actor, lead, now }: Asked): boolean {
  const job = { status: lead.job_status, is_offered: lead.is_offered };
  return whyClosed(lead, job, { actor, now }) === null && (!isWinner(lead) || isUnderWay(lead.job_status));
}

/** Who looks at the visits of a lead, with what the two may do about them now. */
export const viewerOf = (asked: Asked): Asked & { isArranging: boolean } => ({
  ...asked,
  isArranging: isArranging(asked),
});

/** For what they may propose times now. */
export async function mayPropose(db: Reader, asked: Asked): Promise<VisitKind[]> {
  if (!isArranging(asked)) return [];
  if (isWinner(asked.lead)) return [...VISIT_KINDS];
  return (await isKnownToCustomer(db, asked.lead)) ? ['look'] : [];
}

/** A field member has to do with agreed work alone. */
export const rolesThatGo = (lead: LeadRow): readonly MemberRole[] =>
  isWinner(lead) && isUnderWay(lead.job_status) ? MEMBER_ROLES : ['owner', 'office'];
