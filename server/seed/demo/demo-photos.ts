import { statSync } from 'node:fs';
import { attachPhotos, type NewFile, notePhoto } from '../../marketplace/files/index.ts';
import { placePhotos } from '../../marketplace/jobs/index.ts';
import { HOUR_MS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import { fixedId } from '../fixed-id.ts';
import type { DemoJob } from './demo-job.ts';
import { JOBS } from './jobs.ts';
import { personId } from './people.ts';
import { PICTURE_SIZE, pictureFile } from './pictures.ts';

const photoId = ({ key }: DemoJob, place: number): string => fixedId(`photo ${key} ${place}`);

/** Where the repository has the photos of the README's people, by the ids of their files. */
export const photosOfPeople = (): Map<string, { avif: URL }> =>
  new Map(
    JOBS.flatMap((job) =>
      job.photos.map(({ picture }, place) => [photoId(job, place), { avif: pictureFile(picture) }] as const),
    ),
  );

type Placed = { jobId: string; now: Date };

/** Notes the photos of a job as its customer's, and gives them to it. */
export async function seedPhotos(tx: Tx, job: DemoJob, { jobId, now }: Placed): Promise<void> {
  const owner = { accountId: personId(job.by), now: new Date(now.getTime() - job.hoursAgo * HOUR_MS) };
  const photos = job.photos.map(({ picture, says }, place) => ({ file: note(job, place, picture), says }));
  for (const { file } of photos) await notePhoto(tx, file, owner);
  await attachPhotos(tx, { ids: photos.map(({ file }) => file.id), ...owner });
  const placed = photos.map(({ file, says }) => ({ id: file.id, text: says }));
  await placePhotos(tx, jobId, placed);
}

function note(job: DemoJob, place: number, picture: string): NewFile {
  const bytes = statSync(pictureFile(picture)).size;
  return {
    id: photoId(job, place),
    kind: 'photo',
    name: '',
    mediaType: 'image/webp',
    bytes,
    ...PICTURE_SIZE,
  };
}
