import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { hasMoved, move } from '../../lifecycle.ts';
import { leadLifecycle, RESTORABLE_MS } from '../lead.lifecycle.ts';
import { isOpenTo, leadForAct } from '../lead.queries.ts';

/** Takes back that a lead was removed: a thumb slips. It is as it was, an interest that was marked before included. */
export const restoreLead = action({
  name: 'restoreLead',
  by: ['business'],
  async run(context: Context, { leadId }: { leadId: string }): Promise<[]> {
    const { tx, now, record } = context;
    const { lead, job } = await leadForAct(context, { leadId, to: 'restore' });
    if (hasMoved(leadLifecycle, 'restore', lead.status)) return [];
    if (!isOpenTo(lead, job)) throw new Refusal('job_not_available');
    if (!isJustDismissed(lead, now)) throw new Refusal(leadLifecycle.closed(lead.status));
    await move(tx, leadLifecycle, { name: 'restore', id: lead.id, set: { dismissed_at: null } });
    const { customerId, businessId } = lead;
    await record('lead.restored', { jobId: job.id, leadId: lead.id, customerId, businessId });
    return [];
  },
});

const isJustDismissed = ({ dismissed_at }: { dismissed_at: Date | null }, now: Date): boolean =>
  dismissed_at !== null && now.getTime() - dismissed_at.getTime() <= RESTORABLE_MS;
