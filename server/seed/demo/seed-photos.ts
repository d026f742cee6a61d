import { PHOTO_WIDTHS } from '../../../contract/pictures.ts';
import { attachPhotos, type NewFile, notePhoto } from '../../marketplace/files/index.ts';
import { placePhotos } from '../../marketplace/jobs/index.ts';
import { HOUR_MS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type Files, keyOf } from '../../platform/files/files.ts';
import { fixedId } from '../fixed-id.ts';
import type { DemoJob } from './demo-job.ts';
import { photosOf } from './demo-photos.ts';
import { personId } from './people.ts';
import { readScene, type SceneName } from './scenes.ts';

const [NARROW, WHOLE] = [320, 1200] as const;
const HEIGHT = 900;

type Kept = { photo: NewFile; says: string };

/** Keeps what the photos of a job show, as an upload does, save that a scene need not be drawn again. */
export async function keepPhotos(files: Pick<Files, 'write'>, job: DemoJob): Promise<Kept[]> {
  return Promise.all(
    photosOf(job).map(async ({ scene, says }, place) => {
      const id = fixedId(`photo ${job.key} ${place}`);
      return { photo: await keepScene(files, { id, scene }), says };
    }),
  );
}

async function keepScene(
  files: Pick<Files, 'write'>,
  { id, scene }: { id: string; scene: SceneName },
): Promise<NewFile> {
  const [narrow, whole] = await Promise.all([readScene(scene, NARROW), readScene(scene, WHOLE)]);
  const narrower = PHOTO_WIDTHS.filter((width) => width < WHOLE);
  await Promise.all([
    files.write(keyOf('photos', id), whole),
    ...narrower.map((width) => files.write(keyOf('photos', id, width), width > NARROW ? whole : narrow)),
  ]);
  const size = { bytes: whole.length, width: WHOLE, height: HEIGHT };
  return { id, kind: 'photo', name: '', mediaType: 'image/webp', ...size };
}

type Placed = { jobId: string; kept: readonly Kept[]; now: Date };

/** Notes them as their customer's, and gives them to the job. */
export async function seedPhotos(tx: Tx, job: DemoJob, { jobId, kept, now }: Placed): Promise<void> {
  const owner = { accountId: personId(job.by), now: new Date(now.getTime() - job.hoursAgo * HOUR_MS) };
  for (const { photo } of kept) await notePhoto(tx, photo, owner);
  const ids = kept.map(({ photo }) => photo.id);
  await attachPhotos(tx, { ids, ...owner });
  await placePhotos(
    tx,
    jobId,
    kept.map(({ photo, says }) => ({ id: photo.id, text: says })),
  );
}
