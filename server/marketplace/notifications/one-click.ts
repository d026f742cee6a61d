import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Market } from '../action.ts';
import { followLink } from './unsubscribe-links.ts';

const Token = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });
const BODY_LIMIT = 1024;

/**
 * `POST /unsubscribe/{token}`: where a mailbox sends its one click (RFC 8058), and where the form of the page of the
 * same address leads without script. The token is all the authority there is, so no session or origin is asked for.
 * A GET of that address is the page: who only follows links, as scanners of mail do, changes nothing.
 */
export function mountOneClick(app: FastifyInstance, market: Market): void {
  void app.register(async (door) => {
    // A form's fields, in either of its two types, say nothing that the address does not.
    door.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, text, done) =>
      done(null, text),
    );
    door.post('/unsubscribe/:token', { schema: { hide: true } }, async (request, reply) => {
      const params = Token.safeParse(request.params);
      if (!params.success) return reply.callNotFound();
      await followLink(market.db, params.data.token, { turns: 'off', now: market.clock.now() });
      if (isOneClick(request.body)) return reply.type('text/plain; charset=utf-8').send('Unsubscribed.');
      return reply.redirect(`/unsubscribe/${params.data.token}`, 303);
    });
  });
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** A mailbox must not be redirected (RFC 8058, 3.2); a browser must not be left on an empty page. */
const isOneClick = (body: unknown): boolean =>
  typeof body === 'string' && body.includes('List-Unsubscribe') && body.includes('One-Click');
