import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bodyOrForm } from '../platform/http/upload.ts';
import type { Claim } from './idempotency.ts';

/** The claim of a request with an `Idempotency-Key`: the key, and what it must come with again. */
export function keyedClaim(request: FastifyRequest): Claim | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? { key, asked: askedBy(request) } : null;
}

/** Of an act that asks a provider afterwards: a repeat goes on with what was begun. */
export function continuedClaim(request: FastifyRequest): Claim | null {
  const claim = keyedClaim(request);
  return claim && { ...claim, isContinued: true };
}

/** By its key, and without one the request itself is the claim for some seconds: a double click counts once. */
export const doubleClickClaim = (request: FastifyRequest): Claim =>
  keyedClaim(request) ?? { key: null, asked: askedBy(request) };

/** By its key and by its content: two pages of one browser send the same under two keys. */
export const claimAlike = (request: FastifyRequest): Claim => ({
  ...doubleClickClaim(request),
  isAlike: true,
});

/** Of somebody who has no account, or has none yet: kept under the e-mail address that is given. */
export function visitorClaim(request: FastifyRequest, email: string): Claim | null {
  const claim = keyedClaim(request);
  return claim && { ...claim, visitor: email };
}

function askedBy({ params, body }: FastifyRequest) {
  const { form } = bodyOrForm(body);
  if (!form) return { params, body };
  const { name, bytes } = form.file;
  const file = { name, content: createHash('sha256').update(bytes).digest('base64url') };
  return { params, body: { fields: form.fields, file } };
}
