import type { Actor } from '../../platform/actor.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { answerPrivatePicture } from '../files/index.ts';
import { mayOnResultPhoto } from './result-photo.policy.ts';
import { sidesOfResultPhoto } from './result-photo.queries.ts';

type Asked = { id: string; width: number; known: string | undefined };

/** A photo of a result, for a viewer who may see it at this moment. */
export async function readResultPhoto(market: Market, actor: Actor, asked: Asked): Promise<FileAnswer> {
  const sides = await sidesOfResultPhoto(market.db, actor, { id: asked.id, now: market.clock.now() });
  if (!sides || !mayOnResultPhoto.may('read', actor, sides)) throw notFound();
  return answerPrivatePicture(market, asked);
}
