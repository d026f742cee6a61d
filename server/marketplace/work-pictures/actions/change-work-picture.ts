import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { WorkPictureChange } from '../../../../contract/work-pictures.ts';
import { invalid, notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { readOwnWorkPictures } from '../read-own-work-pictures.ts';
import { doesService, lockWorkPictures, workPicturesOf } from '../work-picture.queries.ts';

type Input = WorkPictureChange & { id: string };

/** Says what a picture shows; what is left out stays. Answers them all. */
export const changeWorkPicture = action({
  name: 'changeWorkPicture',
  by: ['business'],
  async run(context: Context, { id, text, service, before }: Input) {
    const { tx, actor } = context;
    const businessId = businessOf(actor);
    await lockWorkPictures(tx, businessId);
    const own = await workPicturesOf(tx, { id: businessId });
    if (!own.some((one) => one.id === id)) throw notFound();
    if (service && !(await doesService(tx, actor, service))) throw invalid({ service: [say.service] });
    if (before && !mayBeBefore(own, { id, before })) throw invalid({ before: [say.workPair] });
    const change = {
      ...(text !== undefined && { text }),
      ...(service !== undefined && { service_id: service }),
      ...(before !== undefined && { before_id: before }),
    };
    if (Object.keys(change).length > 0)
      await tx.updateTable('work_pictures').set(change).where('file_id', '=', id).execute();
    return readOwnWorkPictures(tx, actor);
  },
});

type Own = { id: string; before_id: string | null };

/** Of the two pictures of a pair neither is in another pair. */
function mayBeBefore(own: readonly Own[], { id, before }: { id: string; before: string }): boolean {
  const other = own.find((one) => one.id === before);
  if (!other || other.id === id || other.before_id) return false;
  return !own.some((one) => one.before_id === id || (one.before_id === before && one.id !== id));
}
