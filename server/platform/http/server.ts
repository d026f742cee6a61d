import type { RequestListener, Server } from 'node:http';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import { type FastifyInstance, type FastifyHttpOptions, fastify, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { brand } from '../../../contract/brand.ts';
import type { Log } from '../log/log.ts';
import type { Identify, NoteRequest } from '../actor.ts';
import { guardDoors, SESSION_COOKIE } from './door.ts';
import { Refusal } from '../refusal.ts';
import { type Admitting, admitting, type Counts } from './overload/admit.ts';
import { API_HEADERS, transportHeaders } from './answer-headers.ts';
import { answerCompiler } from './answers.ts';
import { answerBroken, refuseNamelessHosts } from './broken-requests.ts';
import { describeCall } from './described.ts';
import { answerErrors, refuse } from './errors.ts';
import { lateLog } from './late-log.ts';
import { requestIds, traceIdOf } from './proxies/named-by-proxy.ts';
import { shed } from './overload/shed.ts';
import { oncePerPage } from './pages/page-session.ts';
import { serveOneHost } from './proxies/served-host.ts';
import { closeSpareConnections } from './overload/spare-connections.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the process works on, what waits for its turn, and how many were turned away. */
    visits(): Counts;
  }
}

export type HttpOptions = {
  log: Log;
  appUrl: string;
  /** Whether it answers to the name in `appUrl` alone. */
  servesOneHost?: boolean;
  trustedProxies: number;
  maxEventLoopDelay: number;
  requestsAtOnce: number;
  /** Milliseconds that a request may wait for its turn. */
  requestWait: number;
  identify: Identify;
  noteRequest?: NoteRequest;
  /** Holds every answer against the whole of its declaration, not only its fields. */
  checksAnswers?: boolean;
};

const BODY_LIMIT = 64 * 1024;
/** As much as a request's head may hold: what a call takes in its address is for the call's own rules to say. */
const LONGEST_PART = 16 * 1024;
const HEAD_LIMIT_MS = 10_000;
/** A photo over a bad line. */
const REQUEST_LIMIT_MS = 60_000;
const KEPT_ALIVE_MS = 65_000;

/** The HTTP server with everything that is the same for every route; the routes are mounted by the caller. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { requestsAtOnce: places, requestWait: longestWaitMs, log, appUrl } = options;
  const doors = admitting({ places, longestWaitMs, log, appUrl });
  const app = fastify(settings(options, doors));
  app.decorate('visits', doors.counts).addHook('onClose', async () => doors.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerCompiler({ areChecked: options.checksAnswers === true }));
  acceptJsonOnly(app);
  answerErrors(app);
  app.setChildLoggerFactory(lateLog);
  logRequests(app, options);
  const headers = { ...API_HEADERS, ...transportHeaders(appUrl) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(headers);
    done();
  });
  refuseNamelessHosts(app);
  if (options.servesOneHost) serveOneHost(app, appUrl);
  await app.register(cookie);
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelay,
    pressureHandler: ({ url }, ...[, , lag]) => shed({ url, lag }),
  });
  await app.register(swagger, { openapi: openApi(options), transform: describeCall });
  guardDoors(app, { ...options, identify: oncePerPage(options.identify) });
  closeSpareConnections(app);
  return app;
}

function settings(
  { log, appUrl, trustedProxies }: HttpOptions,
  { serverFor }: Admitting,
): FastifyHttpOptions<Server> {
  return {
    serverFactory: (handle) => serverOn(serverFor, handle),
    loggerInstance: log,
    // An address that cannot be decoded never reaches a route or a hook.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(API_HEADERS).headers(transportHeaders(appUrl)).header('x-request-id', request.id);
      void refuse(request, reply, new Refusal('unreadable'));
    },
    clientErrorHandler: answerBroken({ log, appUrl }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestIds(trustedProxies > 0),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies > 0 && behind(trustedProxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PART },
    // What is asked of a process that is stopping is answered like anything else, until its connections are gone.
    return503OnClosing: false,
  };
}

function serverOn(serverFor: Admitting['serverFor'], handle: RequestListener): Server {
  return serverFor(handle, {
    // A request without a host is refused by us, with our body.
    requireHostHeader: false,
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: KEPT_ALIVE_MS,
    headersTimeout: HEAD_LIMIT_MS,
  });
}

// A plain count would be ignored: Fastify takes it for one that nobody checked. Ours is what the operator says of
// the proxies in front; without one it is 0, and no header is believed.
const behind = (proxies: number) => (_address: string, hop: number) => hop < proxies;

const openApi = ({ appUrl }: HttpOptions) => ({
  openapi: '3.1.0',
  servers: [{ url: appUrl }],
  info: { title: brand.name, version: '1', description: 'A marketplace for local trade jobs.' },
  components: {
    securitySchemes: {
      bearer: { type: 'http' as const, scheme: 'bearer' },
      cookie: { type: 'apiKey' as const, in: 'cookie' as const, name: SESSION_COOKIE },
    },
  },
});

/**
 * A cross-site form can send text or form fields without asking first; it cannot send JSON. An empty body is no
 * body, whatever its type says: many clients send the type with every call.
 */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, String(text), done);
  });
}

/**
 * One line a request, by the route's template: an address may hold somebody's e-mail. It holds these words and numbers
 * of our own and nothing else, so it goes past the search for private keys, which took a twentieth of a request.
 */
function logRequests(app: FastifyInstance, { log, trustedProxies }: HttpOptions): void {
  const plain = log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const route = routeOptions.url ?? 'none';
    const trace = traceIdOf(request, trustedProxies > 0);
    const line = { request_id: id, method, route, status: reply.statusCode, ms };
    plain.info(trace ? { ...line, trace_id: trace } : line, 'answered');
    done();
  });
}
