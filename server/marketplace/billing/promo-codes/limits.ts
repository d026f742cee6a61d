import type pg from 'pg';
import type { UserId } from '../../../platform/ids.ts';
import { type Limit, limit } from '../../../platform/limits.ts';
import { Refusal } from '../../../platform/refusal.ts';

const HOUR = 3600;

/** Codes are short: somebody who tries many of them is stopped, and so are many who do it together. */
export const PROMO_LIMITS = {
  /** Codes that one network asks about, right ones too. */
  perNetwork: { name: 'promo-code', tries: 10, seconds: 60 },
  /** Wrong codes of one account, and of everybody together. */
  perAccount: { name: 'promo-code-account', tries: 10, seconds: HOUR },
  inAll: { name: 'promo-code-all', tries: 300, seconds: HOUR },
};

export type PromoLimits = Record<keyof typeof PROMO_LIMITS, Limit>;

/** Counted in the database, so that all processes share one count. */
export const promoLimits = (pool: pg.Pool): PromoLimits => ({
  perNetwork: limit(pool, PROMO_LIMITS.perNetwork),
  perAccount: limit(pool, PROMO_LIMITS.perAccount),
  inAll: limit(pool, PROMO_LIMITS.inAll),
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
  if (accountId) await limits.perAccount.take(accountId);
  await limits.inAll.take('all');
  let isGuess = false;
  try {
    return await ask();
  } catch (error) {
    isGuess = error instanceof Refusal && error.code === 'promo_code_invalid';
    throw error;
  } finally {
    if (!isGuess)
      await Promise.all([accountId && limits.perAccount.giveBack(accountId), limits.inAll.giveBack('all')]);
  }
}
