import { sql } from 'kysely';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { lockReplies, savedRepliesOf } from '../saved-reply.queries.ts';

/** Puts the replies into this order. Replies that are not named come last, as they stood; unknown ids are ignored. */
export const orderSavedReplies = action({
  name: 'orderSavedReplies',
  by: ['business'],
  async run({ tx, actor }: Context, { ids }: { ids: string[] }) {
    await lockReplies(tx, actor);
    await sql`
      update saved_replies s set position = found.place
      from (
        select id, row_number() over (order by array_position(${ids}::uuid[], id), position) as place
        from saved_replies where business_id = ${businessOf(actor)}
      ) found
      where found.id = s.id`.execute(tx);
    return savedRepliesOf(tx, actor);
  },
});
