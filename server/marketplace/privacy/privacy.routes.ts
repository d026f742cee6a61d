import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { exportRoute } from '../../../contract/files.ts';
import type { privacyRoutes } from '../../../contract/privacy.ts';
import { signedIn } from '../../platform/http/door.ts';
import { type Handlers, mountFile } from '../../platform/http/mount.ts';
import { answerProvePassword } from '../accounts/index.ts';
import type { Market } from '../action.ts';
import { answerAsking, answerDeletion, type PrivacyDeps } from './answers.ts';
import { answerExport, readExport } from './own-export.ts';

export const privacyHandlers = (deps: PrivacyDeps): Handlers<typeof privacyRoutes> => ({
  provePassword: ({ body }, exchange) => answerProvePassword(deps, body.password, exchange),
  ownExport: (_given, { request }) => readExport(deps.market, signedIn(request)),
  askForExport: (_given, exchange) => answerAsking(deps, exchange),
  deleteAccount: (_given, exchange) => answerDeletion(deps, exchange),
});

/** Mounts `GET /user/export/{id}`. */
export function mountExports(app: FastifyInstance, market: Market): void {
  mountFile(app, {
    name: 'export',
    route: exportRoute,
    handler: ({ params }, { request }) =>
      answerExport(market, signedIn(request), z.parse(exportRoute.params, params).id),
  });
}
