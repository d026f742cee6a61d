import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { NewPhotos } from '../../../../contract/job-photos.ts';
import { MOST_JOB_PHOTOS } from '../../../../contract/pictures.ts';
import { invalid } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { photosInFull, setPhotos } from '../../jobs/index.ts';
import { photosDifference } from '../differences.ts';
import { lockJobToChange, writeChange } from '../write-change.ts';

type Changed = { jobId: string; photos: NewPhotos };

/** A change of a job that is out, of its photos alone: adds, removes and sorts them, and writes what stands below them. */
export const changePhotos = action({
  name: 'changePhotos',
  by: ['customer'],
  run: (context: Context, { jobId, photos }: Changed) => changeTo(context, jobId, () => photos),
});

/** Adds some at the end. What another device of the customer added or removed meanwhile stays added or removed. */
export const addPhotos = action({
  name: 'addPhotos',
  by: ['customer'],
  run: (context: Context, { jobId, photos }: Changed) =>
    changeTo(context, jobId, (kept) => atMostAll([...kept, ...photos.filter(isNotIn(kept))])),
});

/** Removes one. Removed already, or never a photo of this job: nothing changes. */
export const removePhoto = action({
  name: 'removePhoto',
  by: ['customer'],
  run: (context: Context, { jobId, photoId }: { jobId: string; photoId: string }) =>
    changeTo(context, jobId, (kept) => kept.filter(({ id }) => id !== photoId)),
});

/** `wanted` says what the photos of the job become, from what they are once nobody else can change them. */
async function changeTo(context: Context, jobId: string, wanted: (kept: NewPhotos) => NewPhotos) {
  const job = await lockJobToChange(context, jobId);
  const kept = await photosInFull(context.tx, job.id);
  const photos = wanted(kept.map(({ id, text }) => ({ id, text })));
  const differences = await photosDifference(context, job, { photos });
  if (differences.length === 0) return { photos: kept };
  await setPhotos(context, job.id, photos);
  await writeChange(context, job, differences);
  return { photos: await photosInFull(context.tx, job.id) };
}

const isNotIn =
  (kept: NewPhotos) =>
  ({ id }: NewPhotos[number]): boolean =>
    kept.every((one) => one.id !== id);

function atMostAll(photos: NewPhotos): NewPhotos {
  if (photos.length > MOST_JOB_PHOTOS) throw invalid({ photos: [say.fewerPhotos] });
  return photos;
}
