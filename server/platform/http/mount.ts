import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import * as z from 'zod/mini';
import { fieldSentences as say } from '../../../contract/copy.ts';
import { Failure } from '../../../contract/errors.ts';
import { IdempotencyHeader } from '../../../contract/fields.ts';
import {
  type Answer,
  type Given,
  type Route,
  type Routes,
  refusalsOf,
  takesKey,
} from '../../../contract/kernel.ts';
import { REFUSALS } from '../../../contract/refusals.ts';
import { fileBytes } from './described.ts';
import { refuseOtherMethods } from './not-found.ts';
import { encodingFor, packedAs } from './pages/packed.ts';
import { acceptForms, bodyOrForm, compilerForForms } from './upload.ts';

/** What a handler may use of HTTP itself; most need none of it. */
export type Exchange = { request: FastifyRequest; reply: FastifyReply };

export type Handlers<T extends Routes> = {
  [K in keyof T]: (given: Given<T[K]>, exchange: Exchange) => Promise<Answer<T[K]>>;
};

/**
 * Mounts every route of a table below `/api`. The table's type demands one handler for each route,
 * with the right answer; method, path, validation, OpenAPI entry and door come from the declaration.
 */
export function mount<T extends Routes>(app: FastifyInstance, table: T, handlers: Handlers<T>): void {
  const calls = Object.entries(table).map(([name, route]) => ({
    name,
    route,
    handler: handlers[name] as AnyHandler,
  }));
  for (const call of calls.filter(({ route }) => !route.upload)) mountOne(app, call);
  void app.register(async (scope) => {
    await acceptForms(scope);
    for (const call of calls.filter(({ route }) => route.upload)) mountOne(scope, call);
  });
}

/** Bytes as an answer, and what they are; `isKnown`: who asks has them already. */
export type FileAnswer = {
  type: string;
  headers: Record<string, string>;
  content: Readable | Uint8Array;
  isKnown?: boolean;
};

type Filed = {
  name: string;
  route: Route;
  handler: (given: { params: unknown; query: unknown }, exchange: Exchange) => Promise<FileAnswer>;
};

/** Mounts a call whose answer is a file: the same door and checks. */
export function mountFile(app: FastifyInstance, { name, route, handler }: Filed): void {
  const schema = schemaOf(name, route);
  const answer = { description: 'The file', content: { '*/*': { schema: fileBytes } } };
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    schema: { ...schema, response: { ...schema.response, 200: answer } },
    config: { route },
    handler: async (request, reply) => {
      const { params, query } = request;
      return sendFile(reply, await handler({ params, query }, { request, reply }));
    },
  });
}

function sendFile(reply: FastifyReply, { type, headers, content, isKnown }: FileAnswer): FastifyReply {
  if (isKnown) return reply.code(304).headers(headers).send();
  return reply.headers(headers).type(type).send(content);
}

type Streamed = {
  name: string;
  route: Route;
  /** The media type of the answer. */
  type: string;
  /** Writes the answer itself. */
  handler: (exchange: Exchange) => void;
};

/** Mounts a call whose answer is a stream: the same door and checks, and no HEAD, which would never end. */
export function mountStream(app: FastifyInstance, { name, route, type, handler }: Streamed): void {
  const schema = schemaOf(name, route);
  const answer = { description: 'The stream', content: { [type]: { schema: route.answers } } };
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    exposeHeadRoute: false,
    schema: { ...schema, response: { ...schema.response, 200: answer } },
    config: { route },
    handler: async (request, reply) => handler({ request, reply }),
  });
  refuseOtherMethods(app, { [name]: route });
}

type AnyHandler = (given: unknown, exchange: Exchange) => Promise<unknown>;

type Mounted = { name: string; route: Route; handler: AnyHandler };

function mountOne(app: FastifyInstance, { name, route, handler }: Mounted): void {
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    schema: schemaOf(name, route),
    config: { route },
    ...(route.upload && { validatorCompiler: compilerForForms }),
    ...(route.isPacked && { onSend: pack }),
    handler: (request, reply) => {
      const { params, query, body } = request;
      return handler({ params, query, ...bodyOrForm(body) }, { request, reply });
    },
  });
}

async function pack(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> {
  if (typeof answer !== 'string') return answer;
  void reply.header('vary', 'accept-encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return answer;
  void reply.header('content-encoding', encoding).removeHeader('content-length');
  return packedAs(encoding, Buffer.from(answer));
}

// What a call does not take is refused like an unknown field; an empty object says nothing.
const NO_QUERY = z.strictObject({});
const NO_BODY = z.optional(z.nullable(z.strictObject({})));

// Nothing but a form will do, and that has been read by then.
const ONLY_A_FORM = z.strictObject({ file: z.never(say.file) });

const SIGNED_IN: { [scheme: string]: string[] }[] = [{ bearer: [] }, { cookie: [] }];

function schemaOf(name: string, route: Route) {
  // fastify-type-provider-zod takes zod and zod/mini alike; its types name only the former.
  const schema = (part: unknown) => part as ZodType;
  return {
    operationId: name,
    summary: route.summary,
    description: [whoMay(route), formTaken(route)].join(' ').trim(),
    security: route.by === 'anyone' ? [] : SIGNED_IN,
    ...(route.params && { params: schema(route.params) }),
    ...(takesKey(route) && { headers: schema(IdempotencyHeader) }),
    querystring: schema(route.query ?? NO_QUERY),
    ...(route.body && { body: schema(route.body) }),
    ...(!route.body && route.method !== 'GET' && { body: schema(route.upload ? ONLY_A_FORM : NO_BODY) }),
    response: { 200: schema(route.answers), ...failures(route, schema(Failure)) },
  };
}

const whoMay = ({ by }: Route) => (by === 'anyone' ? 'Open to everybody.' : `For: ${by.join(', ')}.`);

const formTaken = ({ upload }: Route) =>
  upload ? `Takes a form with a file in \`${upload.field}\`, at most ${upload.maxBytes} bytes.` : '';

/** One entry for each status, naming the codes that come with it. */
function failures(route: Route, body: ZodType) {
  const codes = Map.groupBy(refusalsOf(route), (code) => REFUSALS[code].status);
  return Object.fromEntries(
    [...codes].map(([status, names]) => [
      status,
      { description: names.join(', '), content: { 'application/json': { schema: body } } },
    ]),
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration this route was mounted from. */
    route?: Route;
  }
}
