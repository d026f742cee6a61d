import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { hasMoved, move } from '../../lifecycle.ts';
import { leadLifecycle } from '../lead.lifecycle.ts';
import { isOpenTo, leadForAct } from '../lead.queries.ts';

/** Removes a lead for good; unless the business takes that back at once, it never comes back to it. */
export const dismissLead = action({
  name: 'dismissLead',
  by: ['business'],
  async run(context: Context, { leadId }: { leadId: string }): Promise<[]> {
    const { tx, now, record } = context;
    const { lead, job } = await leadForAct(context, { leadId, to: 'dismiss' });
    if (hasMoved(leadLifecycle, 'dismiss', lead.status)) return [];
    if (!isOpenTo(lead, job)) throw new Refusal('job_not_available');
    await move(tx, leadLifecycle, { name: 'dismiss', id: lead.id, set: { dismissed_at: now } });
    const { customerId, businessId } = lead;
    await record('lead.dismissed', { jobId: job.id, leadId: lead.id, customerId, businessId });
    return [];
  },
});
