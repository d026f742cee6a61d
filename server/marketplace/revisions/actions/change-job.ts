import type { JobChange } from '../../../../contract/job-changes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { setPhotos } from '../../jobs/index.ts';
import { differencesOf, isFixed } from '../differences.ts';
import { lockJobToChange, writeChange } from '../write-change.ts';

type Changed = { jobId: string; change: JobChange };

/**
 * Changes a job that is out. While nobody has taken it up it simply changes; afterwards the change is kept as a revision,
 * which those who took it up are told of.
 */
export const changeJob = action({
  name: 'changeJob',
  by: ['customer'],
  async run(context: Context, { jobId, change }: Changed) {
    const job = await lockJobToChange(context, jobId);
    if (job.revision !== change.revision) throw new Refusal('job_changed_elsewhere');
    const differences = await differencesOf(context, job, change);
    if (differences.length === 0) return { data: { id: job.id, revision: job.revision } };
    if (job.is_taken_up && differences.some(isFixed)) throw new Refusal('job_taken_up');
    if (change.photos) await setPhotos(context, job.id, change.photos);
    return { data: { id: job.id, revision: await writeChange(context, job, differences) } };
  },
});
