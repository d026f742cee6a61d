import type { Actor } from '../../../platform/actor.ts';
import type { Limit } from '../../../platform/limits.ts';
import type { Market } from '../../action.ts';
import { bring, keepPhoto, type Upload } from '../../files/index.ts';
import { bringPhoto } from './bring-photo.ts';

/** `photos`: how many one account may bring. */
type Deps = { market: Market; photos: Limit };

/** Draws a photo again, keeps it and notes it. */
export const putPhoto = ({ market, photos }: Deps, actor: Actor, upload: Upload) =>
  bring({ market, actor }, upload, {
    limit: photos,
    keep: (file) => keepPhoto(market, file),
    act: bringPhoto,
    input: (photo) => ({ photo }),
  });
