import type { OwnWorkPictures } from '../../../contract/work-pictures.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Limit } from '../../platform/limits.ts';
import { type Market, perform } from '../action.ts';
import { bring, dropBytes, keepWorkPicture, type Upload } from '../files/index.ts';
import { addWorkPicture } from './actions/add-work-picture.ts';
import { removeWorkPicture } from './actions/remove-work-picture.ts';

/** `uploads`: how many one account may bring. */
export type WorkPictureDeps = { market: Market; uploads: Limit };

/** Draws a picture again, keeps it and shows it. */
export const putWorkPicture = (
  { market, uploads }: WorkPictureDeps,
  actor: Actor,
  { text, ...upload }: Upload & { text: string },
) =>
  bring({ market, actor }, upload, {
    limit: uploads,
    keep: (file) => keepWorkPicture(market, file),
    act: addWorkPicture,
    input: (picture) => ({ picture, text }),
  });

export async function dropWorkPicture(
  { market }: WorkPictureDeps,
  actor: Actor,
  id: string,
): Promise<OwnWorkPictures> {
  const left = await perform(market, removeWorkPicture, { actor, input: { id } });
  await dropBytes(market, { kind: 'work', id });
  return left;
}
