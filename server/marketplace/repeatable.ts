import type { UserId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Market } from './action.ts';
import { NOBODY, type Claim, keptOf, Repeated } from './idempotency.ts';

type Ways<Answer> = {
  first: (claim: Claim | null) => Promise<Answer>;
  /** What a repeat is answered; `kept` is what the first one has kept. */
  again: (kept: unknown) => Promise<Answer>;
};

type Of = { claim: Claim | null; route: string; accountId?: UserId };

/**
 * For a call that looks at something before its act begins which the act itself changes, such as a code that is used
 * up or an address that is taken, or that counts how often it is asked: a repeat is known before any of that. `first`
 * hands the claim on to its act.
 * @throws Refusal 'idempotency_key_reused'
 */
export async function repeatable<Answer>(
  { db, clock }: Pick<Market, 'db' | 'clock'>,
  { claim, route, accountId = NOBODY }: Of,
  { first, again }: Ways<Answer>,
): Promise<Answer> {
  if (!claim) return first(null);
  const heard = () => keptOf({ db, accountId, now: clock.now() }, { ...claim, route });
  const before = await heard();
  if (before) return again(before.answer);
  try {
    return await first({ ...claim, isAnsweredAgain: true });
  } catch (error) {
    if (error instanceof Repeated) return again(error.kept);
    // What refused it may be the same request, which came a moment earlier.
    const earlier = error instanceof Refusal ? await heard() : undefined;
    if (!earlier) throw error;
    return again(earlier.answer);
  }
}

/** For those whose answer is an empty array. */
export const nothingAgain = async (): Promise<[]> => [];
