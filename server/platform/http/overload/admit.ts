import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { newId } from '../../ids.ts';
import type { Log } from '../../log/log.ts';
import { Refusal } from '../../refusal.ts';
import { Admission, type Limits } from './admission.ts';
import { API_HEADERS, transportHeaders } from '../answer-headers.ts';
import { failureOf, isPageWanted, JSON_TYPE, PAGE_TYPE } from '../errors.ts';
import { PAGE_POLICY, refusalPage } from '../plain-pages/refusal-page.ts';
import { retryAfterS } from './retry-after.ts';
import { isNeverShed } from './shed.ts';

export type Counts = {
  working: number;
  waiting: number;
  /** Since the process began. */
  turnedAway: number;
};

export type Admitting = {
  /** A server for these requests; one for each address on which the process listens, and they share the places. */
  serverFor(handle: RequestListener, options: Parameters<typeof createServer>[0]): Server;
  counts(): Counts;
  close(): void;
};

type Options = Limits & { log: Log; appUrl: string };

const SWEEP_MS = 100;
/** A client is slow when the rest of its request has not come by then. */
const SLOW_MS = 200;

/**
 * Works on so many requests at once, and refuses those that could not be answered in time before anything of them is looked
 * up. What watches the process and the parts of a page that was let in always pass.
 */
export function admitting(options: Options): Admitting {
  const admission = new Admission(options, () => performance.now());
  const turnsAway = turningAway(options);
  const sweeping = setInterval(() => admission.sweep(), SWEEP_MS).unref();
  return {
    serverFor: (handle, node) =>
      createServer(node, (request, response) => {
        if (isNeverShed(request.url ?? '')) return handle(request, response);
        const visit = {
          begin: () => handle(request, response),
          turnAway: () => turnsAway.answer(request, response),
          isOnTheWire: (sinceMs: number) => response.headersSent || (!request.complete && sinceMs > SLOW_MS),
        };
        response.once('close', () => admission.leave(visit));
        admission.enter(visit);
      }),
    counts: () => ({ ...admission.counts(), turnedAway: turnsAway.count() }),
    close: () => clearInterval(sweeping),
  };
}

const UNAVAILABLE = new Refusal('unavailable');
const REPORT_MS = 1_000;

/** Answers without a route, a hook or a line in the log for each: what is turned away must cost next to nothing. */
function turningAway({ log, appUrl }: Options) {
  const headers = { ...API_HEADERS, ...transportHeaders(appUrl) };
  let count = 0;
  let reported = 0;
  const report = () => {
    log.warn({ turned_away: count - reported }, 'more came than could be answered in time');
    reported = count;
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (count === reported) setTimeout(report, REPORT_MS).unref();
    count += 1;
    const id = newId();
    const isPage = isPageWanted({ url: request.url ?? '', accept: request.headers.accept });
    const body = isPage ? refusalPage(UNAVAILABLE, id) : JSON.stringify(failureOf(UNAVAILABLE, id));
    const own: OutgoingHttpHeaders = {
      ...(isPage && { 'content-security-policy': PAGE_POLICY, vary: 'accept' }),
      'content-type': isPage ? PAGE_TYPE : JSON_TYPE,
      'content-length': Buffer.byteLength(body),
      'retry-after': String(retryAfterS()),
      'x-request-id': id,
    };
    response.writeHead(UNAVAILABLE.status, { ...headers, ...own }).end(body);
  };
  return { answer, count: () => count };
}
