import { sql } from 'kysely';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { readOwnWorkPictures } from '../read-own-work-pictures.ts';
import { lockWorkPictures } from '../work-picture.queries.ts';

/** Puts the pictures into this order. Those that are not named come last, as they stood; unknown ids are ignored. */
export const orderWorkPictures = action({
  name: 'orderWorkPictures',
  by: ['business'],
  async run({ tx, actor }: Context, { ids }: { ids: string[] }) {
    const businessId = businessOf(actor);
    await lockWorkPictures(tx, businessId);
    await sql`
      update work_pictures p set position = found.place
      from (
        select file_id, row_number() over (order by array_position(${ids}::uuid[], file_id), position) as place
        from work_pictures where business_id = ${businessId}
      ) found
      where found.file_id = p.file_id and p.position <> found.place`.execute(tx);
    return readOwnWorkPictures(tx, actor);
  },
});
