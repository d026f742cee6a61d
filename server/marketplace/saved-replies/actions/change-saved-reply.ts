import type { NewReply } from '../../../../contract/saved-replies.ts';
import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { savedRepliesOf } from '../saved-reply.queries.ts';

/** Changes the words or the name of a reply, which stays in its place; answers them all. */
export const changeSavedReply = action({
  name: 'changeSavedReply',
  by: ['business'],
  async run({ tx, actor }: Context, { id, name, body }: NewReply & { id: string }) {
    const changed = await tx
      .updateTable('saved_replies')
      .set({ name: name || null, body })
      .where('id', '=', id)
      .where('business_id', '=', businessOf(actor))
      .returning('id')
      .execute();
    if (changed.length === 0) throw notFound();
    return savedRepliesOf(tx, actor);
  },
});
