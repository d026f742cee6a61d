import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentences } from '../../../contract/copy.ts';
import type { PageRequest, Platform } from '../../../contract/page.ts';
import { apiInProcess } from './api-in-process.ts';
import { SESSION_COOKIE } from './door.ts';
import { mayComeAgain } from './errors.ts';
import { keptPages } from './kept-pages.ts';
import { packed } from './packed.ts';
import { commonHeaders, pageHeaders } from './page-headers.ts';
import { retryAfterS } from './retry-after.ts';

export type PagesOptions = {
  /** Where the web build lies. */
  distDir: string;
  appUrl: string;
  platform: Platform;
  now: () => Date;
};

/** The web bundle's way in. */
export type RenderPage = (request: Request, page: PageRequest) => Promise<Response>;

export type PageRoute = {
  render: RenderPage;
  /** Looks at a request before the pages do, as Vite's server does; calls `next` for what is not its own. */
  first?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Paths of pages that are kept for a moment for those who carry no cookie. */
  keeps?: readonly string[];
  /** Headers of ours that this server goes without. */
  without?: string[];
};

/** Everything that no other route takes is a page, and be it the one that says there is none. */
export function mountPages(app: FastifyInstance, options: PagesOptions, route: PageRoute): void {
  const answer = pageAnswerer(app, options, route);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => {
      if (NOT_A_PAGE.test(request.url)) return reply.callNotFound();
      const listen = getRequestListener((page) => answer(page, request, reply), {
        overrideGlobalObjects: false,
      });
      reply.hijack();
      if (!route.first) return listen(request.raw, reply.raw);
      route.first(request.raw, reply.raw, () => void listen(request.raw, reply.raw));
    },
  });
}

/** In what every browser on a phone says of itself (MDN, "Browser detection using the user agent"). */
const PHONE = /Mobi/;

const NOT_A_PAGE = /^\/(api|dev|assets|_serverFn)(?=[/?]|$)/;

type Answer = (page: Request, request: FastifyRequest, reply: FastifyReply) => Promise<Response>;

function pageAnswerer(
  app: FastifyInstance,
  options: PagesOptions,
  { render, keeps = [], without = [] }: PageRoute,
): Answer {
  const { platform, appUrl, now } = options;
  const kept = keptPages(render);
  return async (page, request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const { call, hasSession, isSessionDead, forgetSession, comesAgainAfter } = apiInProcess(app, request);
    const report = (error: unknown) => reportOn(request, error);
    const context = {
      nonce,
      platform,
      appUrl,
      now: now().toISOString(),
      isPhone: PHONE.test(request.headers['user-agent'] ?? ''),
      hasSession,
      forgetSession,
      call,
      report,
    };
    const isKept =
      request.method === 'GET' &&
      keeps.includes(request.url) &&
      !request.headers.cookie &&
      !request.headers.authorization;
    const drawing = isKept ? kept.answer(request.url, context) : render(page, context);
    const drawn = await drawing.catch((error: unknown) => lastResort(error, report));
    const answer = await finished(drawn, page.url, request);
    const headers = { ...pageHeaders(context), ...commonHeaders(reply) };
    for (const [name, value] of Object.entries(headers))
      if (!without.includes(name)) answer.headers.set(name, value);
    if (mayComeAgain(answer)) answer.headers.set('retry-after', comesAgainAfter() ?? String(retryAfterS()));
    if (isSessionDead()) answer.headers.append('set-cookie', withoutSession(appUrl));
    return answer;
  };
}

/** Being busy or without a database is no fault of the page, and has been written down where it was met. */
function reportOn({ log }: FastifyRequest, error: unknown): void {
  const isExpected =
    error instanceof Error && 'status' in error && mayComeAgain({ status: Number(error.status) });
  log[isExpected ? 'warn' : 'error']({ err: error }, 'a page could not be drawn');
}

/** The bundle draws its own error pages; this is for the error on the way there. */
function lastResort(error: unknown, report: (error: unknown) => void): Response {
  report(error);
  return new Response(sentences.broken, {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

async function finished(drawn: Response, here: string, request: FastifyRequest): Promise<Response> {
  const headers = new Headers(drawn.headers);
  const goesOn = headers.get('location');
  if (goesOn) headers.set('location', withoutOurName(goesOn, here));
  if (!drawn.body) return new Response(null, { status: drawn.status, headers });
  const { body, encoding } = await packed(
    Buffer.from(await drawn.arrayBuffer()),
    request.headers['accept-encoding'],
  );
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(new Uint8Array(body), { status: drawn.status, headers });
}

/** An address of our own without the name we were called by, which anybody may have made up. */
function withoutOurName(address: string, here: string): string {
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === new URL(here).origin ? `${pathname.replace(/^\/+/, '/')}${search}${hash}` : address;
}

/** A cookie whose session is gone would only be carried along. */
const withoutSession = (appUrl: string) =>
  `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${appUrl.startsWith('https:') ? '; Secure' : ''}`;
