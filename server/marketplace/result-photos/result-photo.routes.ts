import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { resultPhotoRoute } from '../../../contract/files.ts';
import type { resultPhotoRoutes } from '../../../contract/result-photos.ts';
import { signedIn } from '../../platform/http/door.ts';
import { type Handlers, mountFile } from '../../platform/http/mount.ts';
import type { Limit } from '../../platform/limits.ts';
import type { Market } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { putResultPhoto } from './put-result-photo.ts';
import { readResultPhoto } from './read-result-photo.ts';

export const resultPhotoHandlers = (market: Market, photos: Limit): Handlers<typeof resultPhotoRoutes> => ({
  bringResultPhoto: ({ params, form }, { request }) =>
    putResultPhoto({ market, photos }, signedIn(request), {
      jobId: params.id,
      file: form.file,
      claim: keyedClaim(request),
    }),
});

const FIRST_WIDTH = '640';

/** Mounts `GET /job/result-photo/{id}`. Each request asks again whether the viewer may see it now. */
export function mountResultPhotos(app: FastifyInstance, market: Market): void {
  mountFile(app, {
    name: 'resultPhoto',
    route: resultPhotoRoute,
    handler: ({ params, query }, { request }) => {
      const { id } = z.parse(resultPhotoRoute.params, params);
      const { w = FIRST_WIDTH } = z.parse(resultPhotoRoute.query, query);
      const known = request.headers['if-none-match'];
      return readResultPhoto(market, signedIn(request), { id, width: Number(w), known });
    },
  });
}
