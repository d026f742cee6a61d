import { failureWords } from '../contract/failure-words.ts';
import type { Failure } from '../contract/errors.ts';
import { ApiRefusal } from './api-refusal.ts';
import { failureCopy } from './copy/failures.ts';

/** What came back instead of an answer: our own failure body, or a page of some proxy in between. */
export function refusalFrom(status: number, body: unknown): ApiRefusal {
  if (saysSignedOut(body)) return new ApiRefusal(SIGNED_OUT);
  if (isFailure(body)) return new ApiRefusal(body);
  if (status === 0)
    return new ApiRefusal({ ...UNKNOWN, code: 'unreachable', message: failureCopy.unreachable });
  return new ApiRefusal({ ...UNKNOWN, status_code: status });
}

const UNKNOWN: Failure = { status_code: 0, code: 'broken', message: failureWords.broken, request_id: '' };

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
