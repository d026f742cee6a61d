import { type RawBuilder, sql } from 'kysely';
import type { ShownWork } from '../../../contract/recent-work.ts';
import { workPictureAddress } from '../../../contract/work-picture-sizes.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import type { RowOf } from '../../platform/db/select-list.ts';
import { publicWords } from '../free-text.ts';

/** SQL: of the picture `p` that `oneWorkPicture` gives. */
export const onePictureColumns = {
  picture_id: sql<string | null>`p.file_id`,
  picture_text: sql<FreeText | null>`p.text`,
  picture_width: sql<number>`p.width`,
  picture_height: sql<number>`p.height`,
};

/** SQL: the work pictures of the business `b` that are not hidden, without those from before the work. */
const FINISHED = sql`
  select w.* from work_pictures w
  where w.business_id = b.id and w.is_visible
    and not exists (select from work_pictures o where o.before_id = w.file_id)`;

/** SQL: as `p` the first work picture of the business `b`. */
export const oneWorkPicture: RawBuilder<unknown> = sql`
  left join lateral (${FINISHED} order by w.position limit 1) p on true`;

export const onePictureView = (row: RowOf<typeof onePictureColumns>): ShownWork | null =>
  row.picture_id === null
    ? null
    : shownWork({
        id: row.picture_id,
        text: row.picture_text,
        width: row.picture_width,
        height: row.picture_height,
      });

type StoredPicture = { id: string; text: FreeText | null; width: number; height: number };

/** A work picture among those of which one is chosen, with the one from before the work unless that is hidden. */
export type StoredWork = StoredPicture & { before: StoredPicture | null };

/** SQL: at most so many work pictures of the business `b` that show the service `s`. */
export const workPicturesOfService = (most: number) => sql<StoredWork[] | null>`(
  select json_agg(json_build_object('id', w.file_id, 'text', w.text, 'width', w.width, 'height', w.height,
      'before', (
        select json_build_object('id', o.file_id, 'text', o.text, 'width', o.width, 'height', o.height)
        from work_pictures o where o.file_id = w.before_id and o.is_visible))
    order by w.position)
  from (
    ${FINISHED} and w.service_id = s.id order by w.position limit ${sql.lit(most)}
  ) w)`;

export const shownWork = ({ id, text, width, height }: StoredPicture): ShownWork => ({
  url: workPictureAddress(id),
  text: text === null ? '' : publicWords(text),
  width,
  height,
});
