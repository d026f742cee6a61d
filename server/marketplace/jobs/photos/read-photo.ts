import type { Actor } from '../../../platform/actor.ts';
import type { FileAnswer } from '../../../platform/http/mount.ts';
import { notFound } from '../../../platform/refusal.ts';
import type { Market } from '../../action.ts';
import { answerPrivatePicture } from '../../files/index.ts';
import { mayOnPhoto } from './photo.policy.ts';
import { photoSides } from './photo.queries.ts';

type Asked = { id: string; width: number; known: string | undefined };

/** A photo of a job, for a viewer who may see it at this moment. */
export async function readPhoto(market: Market, actor: Actor, asked: Asked): Promise<FileAnswer> {
  const sides = await photoSides(market.db, actor, { id: asked.id, now: market.clock.now() });
  if (!sides || !mayOnPhoto.may('read', actor, sides)) throw notFound();
  return answerPrivatePicture(market, asked);
}
