import { MOST_WORK_PICTURES } from '../../../../contract/work-picture-sizes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { type NewFile, noteFile } from '../../files/index.ts';
import { readOwnWorkPictures } from '../read-own-work-pictures.ts';
import { lockWorkPictures, workPicturesOf } from '../work-picture.queries.ts';
import { DRAW_WORK_PICTURE } from '../work-picture.jobs.ts';

type Input = { picture: NewFile; text: string };

/** Shows a picture, whose bytes are kept, behind the others; answers them all. */
export const addWorkPicture = action({
  name: 'addWorkPicture',
  by: ['business'],
  async run({ tx, actor, now, queue, record }: Context, { picture, text }: Input) {
    const businessId = businessOf(actor);
    await lockWorkPictures(tx, businessId);
    const already = await workPicturesOf(tx, { id: businessId });
    if (already.length >= MOST_WORK_PICTURES) throw new Refusal('too_many_work_pictures');
    await noteFile(tx, picture, { accountId: actor.userId, businessId, now });
    const { id, width = 0, height = 0 } = picture;
    await tx
      .insertInto('work_pictures')
      .values({
        file_id: id,
        business_id: businessId,
        position: already.length + 1,
        text,
        width,
        height,
        created_at: now,
      })
      .execute();
    await queue.send(tx, DRAW_WORK_PICTURE, { jobs: [{ fileId: id }] });
    await record('work-picture.shown', { businessId, pictureId: id });
    return { id, ...(await readOwnWorkPictures(tx, actor)) };
  },
});
