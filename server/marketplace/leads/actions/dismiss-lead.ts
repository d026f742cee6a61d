import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { isOpen } from '../../jobs/index.ts';
import { hasMoved, move } from '../../lifecycle.ts';
import { leadLifecycle } from '../lead.lifecycle.ts';
import { leadForAct } from '../lead.queries.ts';

/** Removes a lead for good; it never comes back to this business. */
export const dismissLead = action({
  name: 'dismissLead',
  by: ['business'],
  async run(context: Context, { leadId }: { leadId: string }): Promise<[]> {
    const { tx, record } = context;
    const { lead, job } = await leadForAct(context, { leadId, to: 'dismiss' });
    if (hasMoved(leadLifecycle, 'dismiss', lead.status)) return [];
    if (!isOpen(job)) throw new Refusal('job_not_available');
    await move(tx, leadLifecycle, { name: 'dismiss', id: lead.id });
    const { customerId, businessId } = lead;
    await record('lead.dismissed', { jobId: job.id, leadId: lead.id, customerId, businessId });
    return [];
  },
});
