import type { Actor } from '../../platform/actor.ts';
import { type Market, perform } from '../action.ts';
import { dropBytes } from '../files/index.ts';
import { takeWorkPictureAway } from './actions/take-work-picture-away.ts';

/** Its bytes go once the act is committed. */
export async function answerWorkPictureAway(
  market: Market,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<[]> {
  const done = await perform(market, takeWorkPictureAway, { actor, input });
  await dropBytes(market, { kind: 'work', id: input.id });
  return done;
}
