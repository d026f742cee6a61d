import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { jobPhotoRoute } from '../../../../contract/files.ts';
import { signedIn } from '../../../platform/http/door.ts';
import { mountFile } from '../../../platform/http/mount.ts';
import type { Market } from '../../action.ts';
import { readPhoto } from './read-photo.ts';

const FIRST_WIDTH = '640';

/** Mounts `GET /job/photo/{id}`. Each request asks again whether the viewer may see it now. */
export function mountPhotos(app: FastifyInstance, market: Market): void {
  mountFile(app, {
    name: 'jobPhoto',
    route: jobPhotoRoute,
    handler: ({ params, query }, { request }) => {
      const { id } = z.parse(jobPhotoRoute.params, params);
      const { w = FIRST_WIDTH } = z.parse(jobPhotoRoute.query, query);
      const known = request.headers['if-none-match'];
      return readPhoto(market, signedIn(request), { id, width: Number(w), known });
    },
  });
}
