import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { agreementPaperRoute, quotePaperRoute } from '../../../contract/files.ts';
import { signedIn } from '../../platform/http/door.ts';
import { mountFile } from '../../platform/http/mount.ts';
import type { WebGround } from '../feature.ts';
import { drawAgreement, drawQuote } from './draw-papers.ts';

/** Mounts `GET /quote/{id}/pdf` and `GET /job/{id}/agreement/pdf`. */
export function mountPapers(app: FastifyInstance, ground: WebGround): void {
  mountFile(app, {
    name: 'quotePaper',
    route: quotePaperRoute,
    handler: ({ params }, { request }) =>
      drawQuote(ground, signedIn(request), z.parse(quotePaperRoute.params, params).id),
  });
  mountFile(app, {
    name: 'agreementPaper',
    route: agreementPaperRoute,
    handler: ({ params }, { request }) =>
      drawAgreement(ground, signedIn(request), z.parse(agreementPaperRoute.params, params).id),
  });
}
