import { notFound, Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { jobLifecycle, lockJob, mayOnJob } from '../../jobs/index.ts';
import { keepOpen } from '../keep-open.ts';

/** Keeps an own job open that would close by itself. */
export const renewJob = action({
  name: 'renewJob',
  by: ['customer'],
  async run(context: Context, { jobId }: { jobId: string }): Promise<[]> {
    const job = await lockJob(context.tx, jobId);
    const sides = job && { customerId: job.customer_id, businessId: job.business_id };
    if (!job || !sides || !mayOnJob.may('renew', context.actor, sides)) throw notFound();
    if (job.status !== jobLifecycle.starts) throw new Refusal('job_cannot_change');
    await keepOpen(context, job);
    return [];
  },
});
