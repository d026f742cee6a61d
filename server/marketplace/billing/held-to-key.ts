import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/db/db.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Market } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { once } from '../idempotency.ts';

/**
 * Runs it unless its `Idempotency-Key` came with another request before. A purchase is idempotent by its intent; the
 * key only tells a repeat from another request.
 * @throws Refusal 'idempotency_key_reused'
 */
export async function heldToKey<T>(
  { db, clock }: Market,
  { request, route }: { request: FastifyRequest; route: string },
  work: () => Promise<T>,
): Promise<T> {
  const claim = keyedClaim(request);
  const { userId: accountId } = signedIn(request);
  if (claim)
    await inTransaction(db, (tx) =>
      once({ tx, accountId, now: clock.now() }, { ...claim, route }, async () => null),
    );
  return work();
}
