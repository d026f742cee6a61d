import type pg from 'pg';
import type { UserId } from '../../../platform/ids.ts';
import { type Limit, limit, neighbourhoodOf } from '../../../platform/limits.ts';
import { Refusal } from '../../../platform/refusal.ts';

const HOUR = 3600;

/** Codes are short: somebody who tries many of them is stopped, and nobody else with them. */
export const PROMO_LIMITS = {
  /** Codes that one network asks about, right ones too. */
  perNetwork: { name: 'promo-code', tries: 10, seconds: 60 },
  /** Wrong codes of one account, of one network, and of all networks that one provider gives out together. */
  perAccount: { name: 'promo-code-account', tries: 10, seconds: HOUR },
  wrongPerNetwork: { name: 'promo-code-wrong', tries: 30, seconds: HOUR },
  perNeighbourhood: { name: 'promo-code-around', tries: 100, seconds: HOUR },
};

export type PromoLimits = Record<keyof typeof PROMO_LIMITS, Limit>;

/** Counted in the database, so that all processes share one count. */
export const promoLimits = (pool: pg.Pool): PromoLimits => ({
  perNetwork: limit(pool, PROMO_LIMITS.perNetwork),
  perAccount: limit(pool, PROMO_LIMITS.perAccount),
  wrongPerNetwork: limit(pool, PROMO_LIMITS.wrongPerNetwork),
  perNeighbourhood: limit(pool, PROMO_LIMITS.perNeighbourhood),
});

/** Whose guess it would be; nobody has an account yet who is registering. */
export type Asker = { network: string; accountId: UserId | null };

/**
 * Does what tells whether a code is right, wherever a code is taken, so that no call can be used to try them out.
 * The try is spent before it is known what comes of it, and given back unless the code was wrong.
 */
export async function tryingCode<T>(
  limits: PromoLimits,
  { network, accountId }: Asker,
  ask: () => Promise<T>,
): Promise<T> {
  await limits.perNetwork.take(network);
  const guesses: [Limit, key: string][] = [
    ...(accountId ? [[limits.perAccount, accountId] as [Limit, string]] : []),
    [limits.wrongPerNetwork, network],
    [limits.perNeighbourhood, neighbourhoodOf(network)],
  ];
  for (const [limit, key] of guesses) await limit.take(key);
  let isGuess = false;
  try {
    return await ask();
  } catch (error) {
    isGuess = error instanceof Refusal && error.code === 'promo_code_invalid';
    throw error;
  } finally {
    if (!isGuess) await Promise.all(guesses.map(([limit, key]) => limit.giveBack(key)));
  }
}
