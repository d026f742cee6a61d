import type { FastifyRequest } from 'fastify';
import type { Claim } from './idempotency.ts';

/** The claim of a request with an `Idempotency-Key`: the key, and what it must come with again. */
export function keyedClaim(request: FastifyRequest): Claim | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? { key, asked: askedBy(request) } : null;
}

/** The same, and without a key the request itself is the claim for some seconds: a double click counts once. */
export const doubleClickClaim = (request: FastifyRequest): Claim =>
  keyedClaim(request) ?? { key: null, asked: askedBy(request) };

const askedBy = ({ params, body }: FastifyRequest) => ({ params, body });
