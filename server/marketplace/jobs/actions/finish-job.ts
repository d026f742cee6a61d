import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { move } from '../../lifecycle.ts';
import { jobLifecycle } from '../job.lifecycle.ts';
import { mayOnJob } from '../job.policy.ts';
import { lockJob } from '../job.queries.ts';

/** Marks a job in progress as complete; either side may. */
export const finishJob = action({
  name: 'finishJob',
  by: ['customer', 'business'],
  async run({ tx, actor, now, record }: Context, { jobId }: { jobId: string }): Promise<[]> {
    const job = await lockJob(tx, jobId);
    const sides = job && { customerId: job.customer_id, businessId: job.business_id };
    if (!sides || !mayOnJob.may('finish', actor, sides)) throw notFound();
    const step = { name: 'finish', id: jobId, set: { ended_at: now } } as const;
    if ((await move(tx, jobLifecycle, step)) === 'already there') return [];
    const { businessId } = sides;
    if (!businessId) throw new Error('a job in progress has no business');
    await record('job.finished', { jobId, customerId: sides.customerId, businessId });
    return [];
  },
});
