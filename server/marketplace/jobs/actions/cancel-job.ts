import type { CancelReason } from '../../../../contract/words.ts';
import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { hasMoved, move } from '../../lifecycle.ts';
import { jobLifecycle } from '../job.lifecycle.ts';
import { mayOnJob } from '../job.policy.ts';
import { lockJob } from '../job.queries.ts';

type Cancelled = { jobId: string; reason?: CancelReason | undefined };

/** Cancels an active job, with the reason where its customer said one. */
export const cancelJob = action({
  name: 'cancelJob',
  by: ['customer'],
  async run({ tx, actor, now, record }: Context, { jobId, reason }: Cancelled): Promise<[]> {
    const job = await lockJob(tx, jobId);
    const sides = job && { customerId: job.customer_id, businessId: job.business_id };
    if (!job || !sides || !mayOnJob.may('cancel', actor, sides)) throw notFound();
    if (hasMoved(jobLifecycle, 'cancel', job.status)) return [];
    const set = { cancelled_at: now, closed_reason: reason ?? null };
    await move(tx, jobLifecycle, { name: 'cancel', id: jobId, set });
    await record('job.cancelled', { jobId, customerId: sides.customerId });
    return [];
  },
});
