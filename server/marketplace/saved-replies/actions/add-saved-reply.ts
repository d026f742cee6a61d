import { MOST_SAVED_REPLIES, type NewReply } from '../../../../contract/saved-replies.ts';
import { newId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { lockReplies, savedRepliesOf } from '../saved-reply.queries.ts';

/** Saves a reply behind the others; answers them all. */
export const addSavedReply = action({
  name: 'addSavedReply',
  by: ['business'],
  async run({ tx, actor, now }: Context, { name, body }: NewReply) {
    await lockReplies(tx, actor);
    const { replies } = await savedRepliesOf(tx, actor);
    if (replies.length >= MOST_SAVED_REPLIES) throw new Refusal('saved_replies_full');
    await tx
      .insertInto('saved_replies')
      .values({
        id: newId(),
        business_id: businessOf(actor),
        position: replies.length + 1,
        name: name || null,
        body,
        created_at: now,
      })
      .execute();
    return savedRepliesOf(tx, actor);
  },
});
