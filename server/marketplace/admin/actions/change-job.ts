import { notFound } from '../../../platform/refusal.ts';
import { queueAccountMail } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { engagementLifecycle } from '../../engagements/index.ts';
import { abandonJob, isOpen, jobLifecycle, outcomeOf } from '../../jobs/index.ts';
import { canMove } from '../../lifecycle.ts';
import { audit } from '../../audit.ts';
import { mustBeOwnAct } from './own-act.ts';

type Switch = { id: string; isActive: boolean; reason: string | null };

/** Switches a job on or off. While it is off it is no lead. */
export const switchJob = action({
  name: 'switchJob',
  by: ['admin'],
  async run(context: Context, { id, isActive, reason }: Switch): Promise<[]> {
    const job = await lockAnyJob(context, id);
    const act = isActive ? 'activate' : 'deactivate';
    const accountId = job.customer_id;
    if (job.is_active === isActive) {
      await mustBeOwnAct(context, { act, subject: 'job', subjectId: id, accountId, reason });
      return [];
    }
    const isOffered = isOpen({ status: job.status, is_offered: isActive && job.is_open_account });
    await context.tx
      .updateTable('jobs')
      .set({ is_active: isActive, is_offered: isOffered })
      .where('id', '=', id)
      .execute();
    await audit(context, {
      act,
      subject: 'job',
      subjectId: id,
      accountId,
      before: { is_active: !isActive },
      after: { is_active: isActive },
      reason,
    });
    await tellItsCustomer(context, job, { kind: isActive ? 'job-activated' : 'job-deactivated', reason });
    await context.record('job.switched', { jobId: id, customerId: job.customer_id });
    return [];
  },
});

/** Deletes a job. What is open or agreed on it ends, and its customer hears why. A repeat changes nothing. */
export const removeJob = action({
  name: 'removeJob',
  by: ['admin'],
  async run(context: Context, { id, reason }: { id: string; reason: string | null }): Promise<[]> {
    const { tx, now } = context;
    const job = await lockAnyJob(context, id, 'or deleted');
    const accountId = job.customer_id;
    if (job.deleted_at) {
      await mustBeOwnAct(context, { act: 'delete', subject: 'job', subjectId: id, accountId, reason });
      return [];
    }
    const isAbandoned =
      canMove(jobLifecycle, 'abandon', job.status) || canMove(engagementLifecycle, 'abandon', job.status);
    if (isAbandoned) await abandonJob(context, job);
    await tx.updateTable('jobs').set({ deleted_at: now }).where('id', '=', id).execute();
    const status = isAbandoned ? jobLifecycle.moves.abandon.to : job.status;
    const before = { status: job.status, is_deleted: false };
    const after = { status, is_deleted: true };
    await audit(context, { act: 'delete', subject: 'job', subjectId: id, accountId, before, after, reason });
    await tellItsCustomer(context, job, { kind: 'job-deleted', reason });
    return [];
  },
});

type Job = Awaited<ReturnType<typeof lockAnyJob>>;
type News = { kind: 'job-activated' | 'job-deactivated' | 'job-deleted'; reason: string | null };

/** The reason is for the customer to read; a mail that is overtaken, or finds nobody, does not go. */
async function tellItsCustomer(context: Context, job: Job, { kind, reason }: News): Promise<void> {
  const note = `The job: ${job.job_number}.${reason ? ` The reason: ${reason}` : ''}`;
  await queueAccountMail(context, { kind, accountId: job.customer_id, about: job.id, note });
}

/** Locks the job's row first, as every act on a job does: with one lock order there are no deadlocks. */
async function lockAnyJob({ tx }: Context, id: string, which?: 'or deleted') {
  const job = await tx
    .selectFrom('jobs')
    .innerJoin('accounts', 'accounts.id', 'jobs.customer_id')
    .where('jobs.id', '=', id)
    .$if(!which, (query) => query.where('jobs.deleted_at', 'is', null))
    .select([
      'jobs.id',
      'jobs.customer_id',
      'jobs.ask_status',
      'jobs.is_active',
      'jobs.deleted_at',
      'job_number',
    ])
    .select((eb) =>
      eb
        .and([eb('accounts.is_active', '=', true), eb('accounts.verified_at', 'is not', null)])
        .as('is_open_account'),
    )
    .forUpdate('jobs')
    .executeTakeFirst();
  if (!job) throw notFound();
  const outcome = await outcomeOf(tx, job);
  return { ...job, ...outcome, is_open_account: Boolean(job.is_open_account) };
}
