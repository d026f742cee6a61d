import type { Actor } from '../../platform/actor.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { actsFor } from '../actors.ts';
import { answerHiddenWorkPicture } from '../files/index.ts';

/**
 * A work picture, hidden or not, for its business and for admins.
 * @throws Refusal 'not_found' for everybody else, and where there is none
 */
export async function answerOwnOrHidden(market: Market, actor: Actor, id: string): Promise<FileAnswer> {
  const picture = await market.db
    .selectFrom('work_pictures')
    .where('file_id', '=', id)
    .select('business_id')
    .executeTakeFirst();
  if (!picture || !(actor.role === 'admin' || actsFor(actor, picture.business_id))) throw notFound();
  return answerHiddenWorkPicture(market, id);
}
