import { newId } from '../../platform/ids.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { jobLifecycle, lockJob, mayOnJob } from '../jobs/index.ts';
import type { Difference } from './differences.ts';
import { dropLeadsOutOfReach, rematchOf } from './rematch.ts';
import { type JobNow, jobNow } from './revision.queries.ts';

/** An active job as it is when nobody else can change, take up, accept or cancel it meanwhile. */
export async function lockJobToChange({ tx, actor }: Context, jobId: string): Promise<JobNow> {
  const locked = await lockJob(tx, jobId);
  const sides = locked && { customerId: locked.customer_id, businessId: locked.business_id };
  if (!sides || !mayOnJob.may('change', actor, sides)) throw notFound();
  const job = await jobNow(tx, jobId);
  if (!job) throw notFound();
  if (job.status !== jobLifecycle.starts) throw new Refusal('job_cannot_change');
  return job;
}

/**
 * Writes what a change makes different under the next number, keeps it as a revision where the job is taken up, and says so;
 * answers the number.
 */
export async function writeChange(context: Context, job: JobNow, differences: Difference[]): Promise<number> {
  const { tx } = context;
  const at = momentOf(context, job);
  const columns: Difference['columns'] = Object.assign({}, ...differences.map((one) => one.columns));
  const { isRematched, opens, opensLaterAt } = await rematchOf(context, job, differences);
  const revision = job.revision + 1;
  const changed = await tx
    .updateTable('jobs')
    .set({
      ...columns,
      revision,
      ...(opens && { open_to_all_from: opens }),
      ...(job.is_taken_up && { revised_at: at }),
    })
    .where('id', '=', job.id)
    .where('revision', '=', job.revision)
    .where('ask_status', '=', jobLifecycle.starts)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw new Refusal('job_changed_elsewhere');
  if (job.is_taken_up) await keepRevision(context, { job, revision, differences, at });
  if (isRematched) await dropLeadsOutOfReach(context, job.id);
  await context.record('job.changed', {
    jobId: job.id,
    customerId: job.customer_id,
    revision,
    fields: differences.map(({ field }) => field),
    isRematched,
    opensLaterAt,
  });
  return revision;
}

/** Later than whatever took the job up: this act may have begun before that one and waited for it. */
const momentOf = ({ now }: Context, { last_taken_up_at: last }: JobNow): Date =>
  new Date(Math.max(now.getTime(), (last?.getTime() ?? 0) + 1));

type Kept = { job: JobNow; revision: number; differences: Difference[]; at: Date };

/** Those who took the job up are told of it by a duty, in ten minutes. */
async function keepRevision({ tx }: Context, { job, revision, differences, at }: Kept): Promise<void> {
  const sideOf = (side: 'before' | 'after') =>
    JSON.stringify(Object.fromEntries(differences.map((one) => [one.field, one[side]])));
  await tx
    .insertInto('job_revisions')
    .values({
      id: newId(),
      job_id: job.id,
      number: revision,
      fields: differences.map(({ field }) => field),
      before: sideOf('before'),
      after: sideOf('after'),
      created_at: at,
    })
    .execute();
}
