import { randomBytes } from 'node:crypto';
import type { Files } from '../../files/files.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sentences } from '../../../../contract/copy.ts';
import type { PageRequest, Platform } from '../../../../contract/page.ts';
import { apiInProcess } from './api-in-process.ts';
import type { AskedPage } from './asked-page.ts';
import { SESSION_COOKIE } from '../door.ts';
import { mayComeAgain } from '../errors.ts';
import { keptPages, type KeptPages } from './kept-pages.ts';
import { answerDrawn, answerKept } from './page-answer.ts';
import { type Contents, pageReads } from './page-reads.ts';

export type PagesOptions = {
  /** Where the web build lies. */
  distDir: string;
  appUrl: string;
  platform: Platform;
  now: () => Date;
  contents: Contents;
  /** The most bytes of pages that are kept. */
  keptBytes: number;
  /** Where builds leave their assets for each other; left out where one process serves alone. */
  files?: Files | null;
};

/** The web bundle's way in. */
export type RenderPage = (request: Request, page: PageRequest) => Promise<Response>;

/**
 * The address of the page that everybody is shown who asks for this path with this query, without what the page does not
 * know; null where the page is somebody's own.
 */
export type KeptAddress = (path: string, query: string) => Promise<string | null>;

export type PageRoute = {
  render: RenderPage;
  /** Looks at a request before the pages do, as Vite's server does; calls `next` for what is not its own. */
  first?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Keeps pages that everybody without a session sees alike. */
  keeps?: { address: KeptAddress };
  /** Headers of ours that this server goes without. */
  without?: string[];
};

/** Everything that no other route takes is a page, and be it the one that says there is none. */
export function mountPages(app: FastifyInstance, options: PagesOptions, route: PageRoute): void {
  const { render, first, keeps, without = [] } = route;
  const { contents, keptBytes: bytes } = options;
  const kept = keeps && { ...keeps, pages: keptPages({ draw: render, contents, bytes }) };
  const contextOf = contexts(app, options);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      if (NOT_A_PAGE.test(request.url)) return reply.callNotFound();
      const asked = { request, reply, without, ...contextOf(request) };
      if (kept && isOfVisitor(asked) && (await answerFrom(kept, asked))) return reply;
      const listen = getRequestListener((page) => answerPage(render, page, asked), {
        overrideGlobalObjects: false,
      });
      reply.hijack();
      if (first) first(request.raw, reply.raw, () => void listen(request.raw, reply.raw));
      else await listen(request.raw, reply.raw);
      return reply;
    },
  });
}

const NOT_A_PAGE = /^\/(api|dev|assets|_serverFn)(?=[/?]|$)/;
/** In what every browser on a phone says of itself (MDN, "Browser detection using the user agent"). */
const PHONE = /Mobi/;

type ContextOf = (request: FastifyRequest) => Pick<AskedPage, 'context' | 'api' | 'madeOf'>;

function contexts(app: FastifyInstance, { platform, appUrl, now, contents }: PagesOptions): ContextOf {
  const readsOf = pageReads(contents);
  return (request) => {
    const api = apiInProcess(app, request);
    const { call, madeOf } = readsOf(api.call);
    const context = {
      nonce: randomBytes(16).toString('base64'),
      platform,
      appUrl,
      now: now().toISOString(),
      isPhone: PHONE.test(request.headers['user-agent'] ?? ''),
      hasSession: api.hasSession,
      forgetSession: api.forgetSession,
      call,
      report: (error) => reportOn(request, error),
    } satisfies PageRequest;
    return { api, context, madeOf };
  };
}

/** An address written in other letters than ours is a page of somebody's own making. */
const ADDRESS = /^([\w/-]+)(\?.*)?$/;
/** No page of ours has a longer one. */
const LONGEST_ADDRESS = 300;
const PAGE_ACCEPTED = /(^|,)\s*(\*\/\*|text\/html)/;

/** Whoever has the session's cookie may be somebody: no page is kept of them, and they are given none. No other is read. */
const isOfVisitor = ({ request: { headers, cookies } }: AskedPage): boolean =>
  cookies[SESSION_COOKIE] === undefined &&
  !headers.authorization &&
  PAGE_ACCEPTED.test(headers.accept ?? '*/*');

type Kept = { address: KeptAddress; pages: KeptPages };

/** Whether it has answered. */
async function answerFrom(kept: Kept, asked: AskedPage): Promise<boolean> {
  const { request, context } = asked;
  // What goes wrong here goes wrong again where the page is drawn for this request alone, and is told there.
  const address = await addressOf(kept, request.url).catch(() => null);
  const found = address && (await kept.pages.find(address, asked).catch(() => null));
  if (!found) return false;
  if (!(found instanceof Response)) await answerKept(asked, found);
  // Who is sent on takes along all that the address said.
  else if (address !== request.url && found.headers.has('location')) return false;
  else await answerDrawn(asked, found, `${context.appUrl}${request.url}`);
  return true;
}

async function addressOf(kept: Kept, url: string): Promise<string | null> {
  const [, path, query] = (url.length <= LONGEST_ADDRESS && ADDRESS.exec(url)) || [];
  return (path && query ? await kept.address(path, query) : path) ?? null;
}

/** It writes the answer itself: the library would copy it once more. */
async function answerPage(render: RenderPage, page: Request, asked: AskedPage): Promise<Response> {
  const { report } = asked.context;
  const drawn = await render(page, asked.context).catch((error: unknown) => lastResort(error, report));
  await answerDrawn(asked, drawn, page.url);
  return RESPONSE_ALREADY_SENT;
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
