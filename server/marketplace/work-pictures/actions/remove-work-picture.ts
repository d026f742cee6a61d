import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { forgetWorkPicture } from '../forget-work-picture.ts';
import { readOwnWorkPictures } from '../read-own-work-pictures.ts';
import { lockWorkPictures } from '../work-picture.queries.ts';

/** Removes one of the own pictures, and those behind it move up; answers what is left. */
export const removeWorkPicture = action({
  name: 'removeWorkPicture',
  by: ['business'],
  async run(context: Context, { id }: { id: string }) {
    const { tx, actor, record } = context;
    const businessId = businessOf(actor);
    await lockWorkPictures(tx, businessId);
    if (!(await forgetWorkPicture(tx, { id, businessId }))) throw notFound();
    await record('work-picture.removed', { businessId, pictureId: id });
    return readOwnWorkPictures(tx, actor);
  },
});
