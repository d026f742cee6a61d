import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { lockReplies, savedRepliesOf } from '../saved-reply.queries.ts';

/** Removes a reply, and those behind it move up; answers what is left. */
export const removeSavedReply = action({
  name: 'removeSavedReply',
  by: ['business'],
  async run({ tx, actor }: Context, { id }: { id: string }) {
    await lockReplies(tx, actor);
    const removed = await tx
      .deleteFrom('saved_replies')
      .where('id', '=', id)
      .where('business_id', '=', businessOf(actor))
      .returning('position')
      .executeTakeFirst();
    if (!removed) throw notFound();
    await tx
      .updateTable('saved_replies')
      .set((eb) => ({ position: eb('position', '-', 1) }))
      .where('business_id', '=', businessOf(actor))
      .where('position', '>', removed.position)
      .execute();
    return savedRepliesOf(tx, actor);
  },
});
