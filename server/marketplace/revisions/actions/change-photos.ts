import type { NewPhotos } from '../../../../contract/job-photos.ts';
import { action, type Context } from '../../action.ts';
import { photosInFull, setPhotos } from '../../jobs/index.ts';
import { photosDifference } from '../differences.ts';
import { lockJobToChange, writeChange } from '../write-change.ts';

type Changed = { jobId: string; photos: NewPhotos };

/** A change of a job that is out, of its photos alone: adds, removes and sorts them, and writes what stands below them. */
export const changePhotos = action({
  name: 'changePhotos',
  by: ['customer'],
  async run(context: Context, { jobId, photos }: Changed) {
    const job = await lockJobToChange(context, jobId);
    const differences = await photosDifference(context, job, { photos });
    if (differences.length > 0) {
      await setPhotos(context, job.id, photos);
      await writeChange(context, job, differences);
    }
    return { photos: await photosInFull(context.tx, job.id) };
  },
});
