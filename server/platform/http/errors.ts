import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../../../contract/errors.ts';
import { fieldSentences } from '../../../contract/copy.ts';
import { REFUSALS, type RefusalCode } from '../../../contract/refusals.ts';
import { isDatabaseAway } from '../db/db.ts';
import { FilesAway } from '../files/files.ts';
import { Refusal } from '../refusal.ts';

const RETRY_AFTER_S = 2;

/** Turns whatever was thrown into a declared answer (ruling 2). The one place where this happens. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = namesNothing(error, request) ? new Refusal('not_found') : toRefusal(error);
    if (refusal.code === 'broken' || error instanceof FilesAway)
      request.log.error({ err: error }, 'a request failed');
    else if (isDatabaseAway(error))
      request.log.warn({ err: error }, 'the database was away, or did not answer in time');
    else request.log.info({ refused: refusal.code }, 'a request was refused');
    return refuse(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, new Refusal('not_found')));
}

/** Writes a refusal as the answer of this request. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: Failure = {
    status_code: refusal.status,
    code: refusal.code,
    message: refusal.message,
    ...(refusal.errors && { errors: refusal.errors }),
    request_id: request.id,
  };
  if ((refusal.status === 429 || refusal.status === 503) && !reply.hasHeader('retry-after'))
    reply.header('retry-after', refusal.retryAfterS ?? RETRY_AFTER_S);
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

const namesNothing = (error: FastifyError, { routeOptions }: FastifyRequest): boolean =>
  error.validationContext === 'querystring' && routeOptions.config.route?.isAllAddress === true;

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation) return invalidInput(error);
  const known = BY_CODE[error.code] ?? BY_STATUS[error.statusCode ?? 500];
  if (known) return new Refusal(known);
  return new Refusal(isDatabaseAway(error) || error instanceof FilesAway ? 'unavailable' : 'broken');
}

const BY_CODE: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
};

const BY_STATUS: Record<number, RefusalCode> = {
  400: 'unreadable',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

type Issue = { instancePath?: string; keyword?: string; message?: string; params?: { issue?: ZodIssue } };
type ZodIssue = { code?: string; keys?: string[]; path?: PropertyKey[]; message?: string };

function invalidInput(error: FastifyError): Refusal {
  // A malformed id is answered as a missing one, byte for byte.
  if (error.validationContext === 'params') return new Refusal('not_found');
  // A map: a field may be called `constructor` or `__proto__`.
  const errors = new Map<string, string[]>();
  for (const issue of (error.validation ?? []) as Issue[])
    for (const [field, sentence] of saidOf(issue))
      errors.set(field, [...(errors.get(field) ?? []), sentence]);
  return new Refusal('invalid', { errors: Object.fromEntries(errors) });
}

const MAX_FIELD_NAME = 60;

function saidOf(issue: Issue): [field: string, sentence: string][] {
  const field = (issue.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.').slice(0, MAX_FIELD_NAME);
  const unknown = issue.keyword === 'unrecognized_keys' ? (issue.params as ZodIssue | undefined)?.keys : null;
  if (unknown)
    return unknown.slice(0, 10).map((key) => [key.slice(0, MAX_FIELD_NAME), fieldSentences.unknown]);
  return [[field || 'body', field ? (issue.message ?? REFUSALS.invalid.message) : fieldSentences.body]];
}
