import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { attachmentRoute } from '../../../../contract/files.ts';
import { signedIn } from '../../../platform/http/door.ts';
import { mountFile } from '../../../platform/http/mount.ts';
import type { Market } from '../../action.ts';
import { readAttachment } from './read-attachment.ts';

const FIRST_WIDTH = '640';

/** Mounts `GET /lead/attachment/{id}`. Each request asks again whether the viewer may read the conversation now. */
export function mountAttachments(app: FastifyInstance, market: Market): void {
  mountFile(app, {
    name: 'attachment',
    route: attachmentRoute,
    handler: ({ params, query }, { request }) => {
      const { id } = z.parse(attachmentRoute.params, params);
      const { w = FIRST_WIDTH } = z.parse(attachmentRoute.query, query);
      const known = request.headers['if-none-match'];
      return readAttachment(market, signedIn(request), { id, width: Number(w), known });
    },
  });
}
