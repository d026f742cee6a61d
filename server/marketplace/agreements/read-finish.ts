import { RATE_WORDS } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import { toPounds } from '../../platform/money.ts';
import type { Market } from '../action.ts';
import { finishView } from '../jobs/index.ts';
import { workFor } from './agreed-work.ts';

/** @throws Refusal 'not_found' when nobody has won the job, or the viewer is no side of it */
export async function readFinish({ db }: Market, actor: Actor, jobId: string) {
  const { finish, agreedPence, rate } = await workFor(db, actor, jobId);
  return { finish: finishView(finish), cost: toPounds(agreedPence), rate_type: RATE_WORDS[rate] };
}
