import { failureWords } from '../contract/failure-words.ts';
import type { Failure } from '../contract/errors.ts';
import { ApiRefusal } from './api-refusal.ts';
import { failureCopy } from './copy/failures.copy.ts';

type Answer = { status: number; statusText?: string; body: unknown };

/**
 * What came back instead of an answer: our own failure body, or a page of some proxy in between. Its text is the
 * server's message, else that of the HTTP status where there is one, else ours.
 */
export function refusalFrom({ status, statusText, body }: Answer): ApiRefusal {
  if (saysSignedOut(body)) return new ApiRefusal(SIGNED_OUT);
  if (isFailure(body) && body.message) return new ApiRefusal(body);
  if (status === 0)
    return new ApiRefusal({ ...UNKNOWN, code: 'unreachable', message: failureCopy.unreachable });
  const message = statusText || failureWords.broken;
  return new ApiRefusal({ ...UNKNOWN, status_code: status, code: 'wordless', message });
}

type Expected = 'nothing' | 'something' | 'anything';

/**
 * An answer with status 200 is judged by what it says: success without data is an empty array and nothing else, and no
 * success has a `message`. A status in the body counts for the answer's own.
 */
export function refusalIn(body: unknown, expected: Expected): ApiRefusal | null {
  if (saysSignedOut(body)) return new ApiRefusal(SIGNED_OUT);
  const { message = '', status_code = SAID_NO } = fieldsOf(body);
  if (typeof message === 'string' && message)
    return new ApiRefusal({ ...UNKNOWN, status_code: Number(status_code), code: 'unnamed', message });
  if (isAsExpected(body, expected)) return null;
  const status = Number(fieldsOf(body).status_code ?? NO_ANSWER);
  return new ApiRefusal({ ...UNKNOWN, status_code: status, code: 'wordless', message: failureWords.broken });
}

/** A refusal in words has the status of the server's own no; what makes no sense has that of a bad gateway. */
const SAID_NO = 422;
const NO_ANSWER = 502;

function isAsExpected(body: unknown, expected: Expected): boolean {
  if (expected === 'anything') return true;
  if (expected === 'nothing') return Array.isArray(body) && body.length === 0;
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

const fieldsOf = (body: unknown): { message?: unknown; status_code?: unknown } =>
  typeof body === 'object' && body !== null ? body : {};

const UNKNOWN = { status_code: 0, request_id: '' };

/** The session is over, whatever the status of the answer. */
export const saysSignedOut = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'unauthenticated';

const SIGNED_OUT: Failure = {
  ...UNKNOWN,
  status_code: 401,
  code: 'unauthenticated',
  message: failureWords.unauthenticated,
};

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' && body !== null && 'status_code' in body && 'code' in body && 'message' in body;
