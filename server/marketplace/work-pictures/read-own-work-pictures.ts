import type { OwnWorkPictures } from '../../../contract/work-pictures.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader } from '../../platform/db/db.ts';
import { businessOf } from '../actors.ts';
import { workPicturesOf } from './work-picture.queries.ts';
import { ownWorkPictureView } from './work-picture.views.ts';

/** Those of the business that somebody acts for. */
export async function readOwnWorkPictures(db: Reader, actor: Actor): Promise<OwnWorkPictures> {
  const rows = await workPicturesOf(db, { id: businessOf(actor) });
  return { pictures: rows.map(ownWorkPictureView) };
}
