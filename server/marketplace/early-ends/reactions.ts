import { sql } from 'kysely';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { lockJob, abandonJob } from '../jobs/index.ts';
import { moveAll } from '../lifecycle.ts';
import { earlyEndLifecycle } from './early-end.lifecycle.ts';

/** Both sides agreed: the work ends and its job is cancelled, with all that follows from that. */
export async function endJob(context: Context, { jobId }: Events['end.agreed']): Promise<void> {
  const job = await lockJob(context.tx, jobId);
  if (!job) throw new Error('the job that the two agreed to end is not there');
  await abandonJob(context, job);
}

/** The work has ended otherwise: nobody has to answer any more. */
export async function closeEarlyEnd({ tx, now }: Context, { jobId }: { jobId: string }): Promise<void> {
  await moveAll(tx, earlyEndLifecycle, {
    name: 'close',
    where: sql`job_id = ${jobId}`,
    set: { decided_at: now },
  });
}
