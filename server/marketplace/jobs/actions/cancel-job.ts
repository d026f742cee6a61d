import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { move } from '../../lifecycle.ts';
import { jobLifecycle } from '../job.lifecycle.ts';
import { mayOnJob } from '../job.policy.ts';
import { lockJob } from '../job.queries.ts';

/** Cancels an active job. */
export const cancelJob = action({
  name: 'cancelJob',
  by: ['customer'],
  async run({ tx, actor, now, record }: Context, { jobId }: { jobId: string }): Promise<[]> {
    const job = await lockJob(tx, jobId);
    const sides = job && { customerId: job.customer_id, businessId: job.business_id };
    if (!sides || !mayOnJob.may('cancel', actor, sides)) throw notFound();
    const step = { name: 'cancel', id: jobId, set: { ended_at: now } } as const;
    if ((await move(tx, jobLifecycle, step)) === 'already there') return [];
    await record('job.cancelled', { jobId, customerId: sides.customerId });
    return [];
  },
});
