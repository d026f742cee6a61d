import { notFound, Refusal } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { mustHaveAccess } from '../billing/index.ts';
import type { LockedJob } from '../jobs/index.ts';
import type { LeadRow } from './lead.queries.ts';
import { isKnownToCustomer, whyClosed } from './writing.ts';

/** While the job is open anybody with the lead may write; afterwards the two who work together. */
export async function mustBeTalking(context: Context, lead: LeadRow, job: LockedJob): Promise<void> {
  const closed = whyClosed(lead, job, context);
  if (closed) throw new Refusal(closed);
  if (lead.winner_id === lead.businessId) return;
  if (context.actor.role === 'business') await mustHaveAccess(context);
  // A customer knows of no other leads.
  else if (!(await isKnownToCustomer(context.tx, lead))) throw notFound();
}
