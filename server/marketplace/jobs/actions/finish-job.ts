import { notFound, Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { engagementLifecycle, mayOnEngagement } from '../../engagements/index.ts';
import { move } from '../../lifecycle.ts';
import { lockJob } from '../job.queries.ts';

/** Marks the work on a job as complete; either side may. */
export const finishJob = action({
  name: 'finishJob',
  by: ['customer', 'business'],
  async run({ tx, actor, now, record }: Context, { jobId }: { jobId: string }): Promise<[]> {
    const job = await lockJob(tx, jobId);
    const sides = job && { customerId: job.customer_id, businessId: job.business_id };
    if (!job || !sides || !mayOnEngagement.may('finish', actor, sides)) throw notFound();
    const { engagement_id: id, business_id: businessId } = job;
    if (!id || !businessId) throw new Refusal('job_cannot_change');
    const step = { name: 'finish', id, set: { ended_at: now } } as const;
    if ((await move(tx, engagementLifecycle, step)) === 'already there') return [];
    await record('job.finished', { jobId, customerId: sides.customerId, businessId });
    return [];
  },
});
