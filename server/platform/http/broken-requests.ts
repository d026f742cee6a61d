import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RefusalCode } from '../../../contract/refusals.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log/log.ts';
import { Refusal } from '../refusal.ts';
import { API_HEADERS, transportHeaders } from './answer-headers.ts';
import { failureOf, isPageWanted, JSON_TYPE, PAGE_TYPE } from './errors.ts';
import { PAGE_POLICY, refusalPage } from './plain-pages/refusal-page.ts';

type Broken = Error & { code?: string; rawPacket?: unknown };

/** Answers what Node could not read as a request: it never becomes one, so no hook and no route sees it. */
export const answerBroken =
  ({ log, appUrl }: { log: Log; appUrl: string }) =>
  (error: Broken, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const refusal = new Refusal(BY_CODE[error.code ?? ''] ?? 'unreadable');
    const id = newId();
    log.info({ request_id: id, refused: refusal.code }, 'a request could not be read');
    if (socket.writable) socket.write(written(refusal, { id, appUrl, isPage: isForPage(error.rawPacket) }));
    socket.destroySoon();
  };

const BY_CODE: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

type Written = { id: string; appUrl: string; isPage: boolean };

function written(refusal: Refusal, { id, appUrl, isPage }: Written): string {
  const body = isPage ? refusalPage(refusal, id) : JSON.stringify(failureOf(refusal, id));
  const headers = {
    ...API_HEADERS,
    ...transportHeaders(appUrl),
    ...(isPage && { 'content-security-policy': PAGE_POLICY }),
    'content-type': isPage ? PAGE_TYPE : JSON_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': id,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n');
}

/** As far as the bytes tell: they are only the last that arrived. */
function isForPage(bytes: unknown): boolean {
  const text = Buffer.isBuffer(bytes) ? bytes.toString('latin1') : '';
  const url = /^GET (\S+) HTTP\/1/.exec(text)?.[1];
  return url !== undefined && isPageWanted({ url, accept: /^accept:(.*)/im.exec(text)?.[1] });
}

/** HTTP/1.1 demands a host; Node would refuse a request without one by an empty answer. */
export function refuseNamelessHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new Refusal('unreadable');
  });
  // A client that expects what nobody offers is answered as if it had expected nothing.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
