import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { quoteFileRoute } from '../../../../contract/files.ts';
import { signedIn } from '../../../platform/http/door.ts';
import { mountFile } from '../../../platform/http/mount.ts';
import type { Market } from '../../action.ts';
import { readQuoteFile } from './read-quote-file.ts';

/** Mounts `GET /quote/{id}/file`. */
export function mountQuoteFiles(app: FastifyInstance, market: Market): void {
  mountFile(app, {
    name: 'quoteFile',
    route: quoteFileRoute,
    handler: ({ params }, { request }) =>
      readQuoteFile(market, signedIn(request), z.parse(quoteFileRoute.params, params).id),
  });
}
