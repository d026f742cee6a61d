import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../accounts/index.ts';
import type { Market } from '../action.ts';
import type { WebGround } from '../feature.ts';
import { CALENDAR_TYPE } from './calendar-words.ts';
import { eventsOfFeed } from './event.queries.ts';
import { calendarView } from './event.views.ts';
import { tokenIn } from './feed-tokens.ts';

/** A program asks again before each use, so that a revoked address shows nothing that was kept. */
const PRIVATE = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };

/**
 * `GET /calendar/{token}.ics`: the address for calendar programs, which have no session. The token is all the authority there is;
 * one that is unknown or revoked is a page that is not there.
 */
export function mountFeed(app: FastifyInstance, { market, appUrl }: WebGround): void {
  app.get<{ Params: { name: string } }>(
    '/calendar/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const token = tokenIn(request.params.name);
      const rows = token && (await eventsOfFeed(market.db, asked(market, token)));
      if (!rows) return reply.callNotFound();
      const content = calendarView(rows, appUrl);
      const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
      void reply.headers({ ...PRIVATE, etag });
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
      return reply.type(CALENDAR_TYPE).send(content);
    },
  );
}

const asked = ({ clock }: Market, token: string) => ({ hash: hashToken(token), now: clock.now() });

/** What a proxy packed on its way comes back as a weak tag of the same content. */
const isKnown = (etag: string, known = ''): boolean =>
  known.split(/,\s*/).some((each) => each === etag || each === `W/${etag}`);
