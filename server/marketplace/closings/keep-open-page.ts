import type { FastifyInstance } from 'fastify';
import { LinkParams } from '../../../contract/renewals.ts';
import { Refusal } from '../../platform/refusal.ts';
import { followLink, type LinkDeps } from './keep-open-links.ts';

const BODY_LIMIT = 1024;

/**
 * `POST /keep-open/{token}`: where the button of the page of the same address leads without script. The token is all the
 * authority there is. A GET is the page, so that who only follows links, as scanners of mail do, changes nothing.
 */
export function mountKeepOpen(app: FastifyInstance, deps: LinkDeps): void {
  void app.register(async (door) => {
    door.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, text, done) => done(null, text),
    );
    door.post('/keep-open/:token', { schema: { hide: true } }, async (request, reply) => {
      const params = LinkParams.safeParse(request.params);
      if (!params.success) return reply.callNotFound();
      await followLink(deps, params.data.token).catch(saidByPage);
      return reply.redirect(`/keep-open/${params.data.token}`, 303);
    });
  });
}

/** That the job is closed or the link is none, the page says that the browser is sent to. */
function saidByPage(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
