import type { SavedReplies } from '../../../contract/saved-replies.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { businessOf } from '../actors.ts';
import { lockBusinessRow } from '../lock-business.ts';
import { EVERYTHING, readable } from '../free-text.ts';

/** The replies of the business that somebody acts for, in its order. Nobody else reads them. */
export async function savedRepliesOf(db: Reader, actor: Actor): Promise<SavedReplies> {
  const rows = await db
    .selectFrom('saved_replies')
    .where('business_id', '=', businessOf(actor))
    .select(['id', 'name', 'body'])
    .orderBy('position')
    .execute();
  return { replies: rows.map(({ body, ...reply }) => ({ ...reply, body: readable(body, EVERYTHING) })) };
}

/** Changes of one list wait for each other, so no place is taken twice and the limit holds. */
export const lockReplies = (tx: Tx, actor: Actor) => lockBusinessRow(tx, businessOf(actor));
