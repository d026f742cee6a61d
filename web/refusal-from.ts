import { failureWords } from '../contract/failure-words.ts';
import type { Failure } from '../contract/errors.ts';
import { ApiRefusal } from './api-refusal.ts';
import { failureCopy } from './copy/failures.ts';

type Answer = { status: number; statusText?: string; body: unknown };

/**
 * What came back instead of an answer: our own failure body, or a page of some proxy in between. Its text is the
 * server's message, else that of the HTTP status where there is one, else ours (R-13-048).
 */
export function refusalFrom({ status, statusText, body }: Answer): ApiRefusal {
  if (saysSignedOut(body)) return new ApiRefusal(SIGNED_OUT);
  if (isFailure(body) && body.message) return new ApiRefusal(body);
  if (status === 0)
    return new ApiRefusal({ ...UNKNOWN, code: 'unreachable', message: failureCopy.unreachable });
  const message = statusText || failureWords.broken;
  return new ApiRefusal({ ...UNKNOWN, status_code: status, code: 'wordless', message });
}

const UNKNOWN = { status_code: 0, request_id: '' };

/** The session is over, whatever the status of the answer (R-3-036). */
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
