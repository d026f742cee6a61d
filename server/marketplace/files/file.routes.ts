import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { pictureRoute } from '../../../contract/files.ts';
import { mountFile } from '../../platform/http/mount.ts';
import type { Market } from '../action.ts';
import { answerPicture, formatFor } from './served-pictures.ts';

const FIRST_WIDTH = '640';

/** Mounts `GET /files/{id}`. */
export function mountPictures(app: FastifyInstance, market: Market): void {
  mountFile(app, {
    name: 'picture',
    route: pictureRoute,
    handler: ({ params, query }, { request }) => {
      const { id } = z.parse(pictureRoute.params, params);
      const { w = FIRST_WIDTH } = z.parse(pictureRoute.query, query);
      return answerPicture(market, { id, width: Number(w), as: formatFor(request.headers.accept) });
    },
  });
}
