import type { Actor } from '../../platform/actor.ts';
import type { Limit } from '../../platform/limits.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { bring, keepPhoto, type Upload } from '../files/index.ts';
import { bringResultPhoto } from './bring-result-photo.ts';
import { mayOnResultPhoto } from './result-photo.policy.ts';
import { sidesOfWork } from './result-photo.queries.ts';

/** `photos`: how many one account may bring. */
type Deps = { market: Market; photos: Limit };

/** Draws a photo again, keeps it and notes it. */
export const putResultPhoto = (
  { market, photos }: Deps,
  actor: Actor,
  { jobId, ...upload }: Upload & { jobId: string },
) =>
  bring({ market, actor }, upload, {
    limit: photos,
    check: async () => {
      const sides = await sidesOfWork(market.db, jobId);
      if (!sides || !mayOnResultPhoto.may('bring', actor, sides)) throw notFound();
    },
    keep: (file) => keepPhoto(market, file),
    act: bringResultPhoto,
    input: (photo) => ({ jobId, photo }),
  });
