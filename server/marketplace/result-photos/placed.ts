import { sql } from 'kysely';
import { fieldSentences as say } from '../../../contract/copy.ts';
import type { JobPhoto } from '../../../contract/job-photos.ts';
import { resultPhotoAddress } from '../../../contract/pictures.ts';
import type { Tx } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';
import { anyOf, preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import type { UserId } from '../../platform/ids.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { attachPhotos, forgetPhotos } from '../files/index.ts';

type Brought = { jobId: string; snagId?: string; ids: readonly string[]; accountId: UserId; now: Date };

/**
 * Gives these photos to the finish of a job, or to a snag of it, in their order. The caller holds the job.
 * @throws Refusal 'invalid' where one of them was brought by another, belongs to something else or is not there
 */
export async function placeResultPhotos(tx: Tx, brought: Brought): Promise<void> {
  const { jobId, snagId = null, ids, accountId, now } = brought;
  if (ids.length === 0) return;
  const given = await attachPhotos(tx, { ids: [...ids], accountId, now });
  if (given.length < ids.length) throw invalid({ photos: [say.photos] });
  await place(tx, { jobId, snagId, ids: [...ids] });
}

const place = preparedOnce(
  'place-result-photos',
  ({ jobId, snagId, ids }: Slots<{ jobId: string; snagId: string | null; ids: string[] }>) => sql`
    insert into result_photos (file_id, job_id, snag_id, position, width, height)
    select f.id, ${jobId}, ${snagId}, w.position - 1, f.width, f.height
    from unnest(${ids}::uuid[]) with ordinality as w (id, position)
    join files f on f.id = w.id where f.id = ${anyOf(ids)}`,
);

export type StoredResultPhoto = { id: string; width: number; height: number };

const listed = sql`json_agg(
  json_build_object('id', p.file_id, 'width', p.width, 'height', p.height) order by p.position)`;

/** SQL: the photos of the finish of the engagement `e`. Work without any is not looked for in another table. */
export const photosOfResult = sql<StoredResultPhoto[] | null>`case when e.result_photos_count > 0 then (
  select ${listed} from result_photos p where p.job_id = e.job_id and p.snag_id is null) end`;

/** SQL: the photos of the snag `s`. */
export const photosOfSnag = sql<StoredResultPhoto[] | null>`case when s.photos_count > 0 then (
  select ${listed} from result_photos p where p.snag_id = s.id) end`;

/** Nobody reads a snag that was taken back, so nobody needs what it showed. The caller holds the job. */
export async function forgetPhotosOfSnag(context: Pick<Context, 'tx' | 'queue'>, snagId: string) {
  const photos = await ofSnag(context.tx, { snagId });
  await forgetPhotos(
    context,
    photos.map(({ id }) => id),
  );
}

const ofSnag = preparedOnce(
  'result-photos-of-snag',
  ({ snagId }: Slots<{ snagId: string }>) => select({ id: sql<string>`p.file_id` })`
    from result_photos p where p.snag_id = ${snagId}`,
);

/** SQL: how many photos the sides of the work on the job `j` have brought, for admins. */
export const countOfResultPhotos = sql<number>`(select count(*) from result_photos p where p.job_id = j.id)::int`;

/** All of them in the order in which they came, for admins. */
export const resultPhotosInFull = async (tx: Tx, jobId: string): Promise<JobPhoto[]> =>
  resultPhotosView(await ofJob(tx, { jobId }));

const ofJob = preparedOnce(
  'result-photos-of-job',
  ({ jobId }: Slots<{ jobId: string }>) => select(columns)`
    from result_photos p join files f on f.id = p.file_id where p.job_id = ${jobId}
    order by f.attached_at, p.position`,
);

const columns = {
  id: sql<string>`p.file_id`,
  width: sql<number>`p.width`,
  height: sql<number>`p.height`,
};

/** Nobody writes a sentence below them: what they show is the work of the job. */
export const resultPhotosView = (photos: readonly StoredResultPhoto[] | null): JobPhoto[] =>
  (photos ?? []).map(({ id, width, height }) => ({
    id,
    url: resultPhotoAddress(id),
    text: '',
    width,
    height,
  }));
