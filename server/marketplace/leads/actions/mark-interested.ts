import { atOnce } from '../../../platform/db/sent-together.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { mustHaveAccess } from '../../billing/index.ts';
import { mayHaveNumber } from '../../jobs/index.ts';
import { isAlive } from '../lead.lifecycle.ts';
import { isOpenTo, isStillTheirs, type LeadRow, leadForAct } from '../lead.queries.ts';

/** Marks interest, which releases the customer's number to this business. */
export const markInterested = action({
  name: 'markInterested',
  by: ['business'],
  async run(context: Context, { leadId }: { leadId: string }) {
    const { tx, now, record } = context;
    const [, { lead, job }] = await atOnce(
      mustHaveAccess(context),
      leadForAct(context, { leadId, to: 'markInterested' }),
    );
    if (!isAlive(lead.status)) throw new Refusal('lead_dismissed');
    const isOffered = job.is_offered && !lead.is_apart;
    if (lead.is_interested && mayHaveNumber({ ...lead, status: job.status, is_offered: isOffered }))
      return interestView(lead);
    if (!isOpenTo(lead, job) || !isStillTheirs(lead)) throw new Refusal('job_not_available');
    await tx.updateTable('leads').set({ interested_at: now }).where('id', '=', lead.id).execute();
    const { customerId, businessId } = lead;
    await record('lead.interested', { jobId: job.id, leadId: lead.id, customerId, businessId });
    return interestView(lead);
  },
});

const interestView = (lead: LeadRow) => ({
  id: lead.id,
  is_interested: true,
  user: { name: lead.customer_name, mobile_number: lead.mobile_number },
});
