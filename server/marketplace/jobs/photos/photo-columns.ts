import { type RawBuilder, sql } from 'kysely';
import type { FreeText } from '../../../platform/db/free-text.ts';

export type StoredPhoto = { id: string; text: FreeText; width: number; height: number };

/** How long a business that was not hired keeps the photos after the job was awarded or cancelled. */
const DAYS_KEPT = 60;

/** SQL: the job `j`, with its work `e`, was awarded or cancelled longer ago than that. */
export const hasLongEnded = (now: RawBuilder<Date>) => sql<boolean>`coalesce(
  coalesce(e.started_at, j.cancelled_at) < ${now}::timestamptz - ${sql.lit(`${DAYS_KEPT} days`)}::interval, false)`;

/** SQL: the photos of the job `j`, in their order. A job without any is not looked for in another table. */
export const photosOfJob = sql<StoredPhoto[] | null>`case when j.photos_count > 0 then (
  select json_agg(json_build_object('id', p.file_id, 'text', p.text, 'width', p.width, 'height', p.height)
    order by p.position)
  from job_photos p where p.job_id = j.id) end`;
