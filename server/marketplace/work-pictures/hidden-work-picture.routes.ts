import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { hiddenWorkPictureRoute } from '../../../contract/files.ts';
import { signedIn } from '../../platform/http/door.ts';
import { mountFile } from '../../platform/http/mount.ts';
import type { Market } from '../action.ts';
import { answerOwnOrHidden } from './answer-hidden.ts';

/** Mounts `GET /business/work-picture/{id}`. */
export function mountHiddenWorkPictures(app: FastifyInstance, market: Market): void {
  mountFile(app, {
    name: 'hiddenWorkPicture',
    route: hiddenWorkPictureRoute,
    handler: ({ params }, { request }) =>
      answerOwnOrHidden(market, signedIn(request), z.parse(hiddenWorkPictureRoute.params, params).id),
  });
}
