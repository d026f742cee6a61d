import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { documentRoute } from '../../../contract/files.ts';
import { signedIn } from '../../platform/http/door.ts';
import { mountFile } from '../../platform/http/mount.ts';
import type { Market } from '../action.ts';
import { answerDocument } from './own-documents.ts';

/** Mounts `GET /business/document/{id}`. */
export function mountDocuments(app: FastifyInstance, market: Market): void {
  mountFile(app, {
    name: 'document',
    route: documentRoute,
    handler: ({ params }, { request }) =>
      answerDocument(market, signedIn(request), z.parse(documentRoute.params, params).id),
  });
}
