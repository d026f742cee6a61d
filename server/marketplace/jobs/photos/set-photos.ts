import { sql } from 'kysely';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { NewPhotos } from '../../../../contract/job-photos.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { anyOf, preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { Context } from '../../action.ts';
import { asWritten } from '../../free-text.ts';
import { attachPhotos, forgetPhotos } from '../../files/index.ts';
import { photosKept } from './photo.queries.ts';

/**
 * Gives a job these photos in this order, and takes all others from it. The caller holds the job, has asked whether it may
 * change, and says what happened.
 * @throws Refusal 'invalid' where one of them is not the customer's own, belongs to something else or is not there
 */
export async function setPhotos(context: Context, jobId: string, wanted: NewPhotos): Promise<void> {
  const { tx, actor, now } = context;
  const photos = onceEach(wanted);
  const before = await photosKept(tx, jobId);
  if (isSame(before, photos)) return;
  const known = new Set(before.map(({ id }) => id));
  const fresh = photos.map(({ id }) => id).filter((id) => !known.has(id));
  const given = fresh.length > 0 ? await attachPhotos(tx, { ids: fresh, accountId: actor.userId, now }) : [];
  if (given.length < fresh.length) throw invalid({ photos: [say.photos] });
  const kept = new Set(photos.map(({ id }) => id));
  await clear(tx, { jobId });
  await placePhotos(tx, jobId, photos);
  await forgetPhotos(
    context,
    [...known].filter((id) => !kept.has(id)),
  );
}

/** The ids of its photos now and then; null where they, their order and their words stay. */
export async function photosToBe(
  tx: Tx,
  jobId: string,
  wanted: NewPhotos,
): Promise<{ before: string[]; after: string[] } | null> {
  const photos = onceEach(wanted);
  const kept = await photosKept(tx, jobId);
  const idsOf = (of: { id: string }[]) => of.map(({ id }) => id);
  return isSame(kept, photos) ? null : { before: idsOf(kept), after: idsOf(photos) };
}

type Photo = { id: string; text: string };

/** Gives a job that has none these photos, which are attached already. */
export async function placePhotos(tx: Tx, jobId: string, photos: readonly Photo[]): Promise<void> {
  await insert(tx, { jobId, ids: photos.map(({ id }) => id), texts: photos.map(({ text }) => text) });
  await count(tx, { jobId, count: photos.length });
}

/** The same photo twice is one. */
function onceEach(wanted: NewPhotos): Photo[] {
  const byId = new Map<string, Photo>();
  for (const { id, text = '' } of wanted) if (!byId.has(id)) byId.set(id, { id, text });
  return [...byId.values()];
}

const isSame = (before: Awaited<ReturnType<typeof photosKept>>, photos: Photo[]): boolean =>
  before.length === photos.length &&
  before.every(({ id, text }, at) => id === photos[at]?.id && asWritten(text, 'admins') === photos[at].text);

type Placed = { jobId: string; ids: string[]; texts: string[] };

const clear = preparedOnce(
  'clear-job-photos',
  ({ jobId }: Slots<{ jobId: string }>) => sql`delete from job_photos where job_id = ${jobId}`,
);

const insert = preparedOnce(
  'place-job-photos',
  ({ jobId, ids, texts }: Slots<Placed>) => sql`
    insert into job_photos (file_id, job_id, position, text, width, height)
    select f.id, ${jobId}, w.position - 1, w.text, f.width, f.height
    from unnest(${ids}::uuid[], ${texts}::text[]) with ordinality as w (id, text, position)
    join files f on f.id = w.id where f.id = ${anyOf(ids)}`,
);

const count = preparedOnce(
  'count-job-photos',
  ({ jobId, count }: Slots<{ jobId: string; count: number }>) => sql`
    update jobs set photos_count = ${count} where id = ${jobId}`,
);
