import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../../../contract/errors.ts';
import { fieldSentences } from '../../../contract/copy.ts';
import { REFUSALS, type RefusalCode } from '../../../contract/refusals.ts';
import { isDatabaseAway, isNoText } from '../db/db.ts';
import { FilesAway } from '../files/files.ts';
import { Refusal } from '../refusal.ts';
import { PAGE_POLICY, refusalPage } from './plain-pages/refusal-page.ts';
import { retryAfterS } from './overload/retry-after.ts';

/** Turns whatever was thrown into a declared answer. The one place where this happens. */
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

/** Writes a refusal as the answer of this request: JSON, or a page for a browser that asked for one. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (mayComeAgain(refusal) && !reply.hasHeader('retry-after'))
    reply.header('retry-after', refusal.retryAfterS ?? retryAfterS());
  // A file that could not be sent had said its name already.
  reply.removeHeader('content-disposition');
  reply.code(refusal.status);
  const { url, headers } = request;
  if (!isPageWanted({ url, accept: headers.accept }))
    return reply.type(JSON_TYPE).serializer(JSON.stringify).send(failureOf(refusal, request.id));
  return reply
    .header('content-security-policy', PAGE_POLICY)
    .header('vary', 'accept')
    .type(PAGE_TYPE)
    .send(refusalPage(refusal, request.id));
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const PAGE_TYPE = 'text/html; charset=utf-8';

/** The body of a refusal, as every client of the API gets it. */
export const failureOf = (refusal: Refusal, requestId: string): Failure => ({
  status_code: refusal.status,
  code: refusal.code,
  message: refusal.message,
  ...(refusal.errors && { errors: refusal.errors }),
  request_id: requestId,
});

const OF_THE_API = /^\/(api|_serverFn)(?=[/?]|$)/;

/** Whether somebody looks at the answer: a browser opens an address that is not of the API. */
export const isPageWanted = ({ url, accept }: { url: string; accept: string | undefined }): boolean =>
  !OF_THE_API.test(url) && (accept?.includes('text/html') ?? false);

export const mayComeAgain = ({ status }: { status: number }): boolean => status === 429 || status === 503;

const namesNothing = (error: FastifyError, { routeOptions }: FastifyRequest): boolean =>
  error.validationContext === 'querystring' && routeOptions.config.route?.isAllAddress === true;

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation) return invalidInput(error);
  const known = BY_CODE[error.code] ?? BY_STATUS[error.statusCode ?? 500];
  if (known) return new Refusal(known);
  // The last net: what a rule of a field let through.
  if (isNoText(error)) return new Refusal('unreadable');
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
