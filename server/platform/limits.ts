import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/** Counts tries in the database, so that all processes share one count and parallel tries are counted exactly. */
export type Limit = {
  /** @throws Refusal 'too_many_requests' when the key has no tries left */
  take(key: string): Promise<void>;
  /** The same for those who go on in another way: whether there was a try left. */
  mayTake(key: string): Promise<boolean>;
  /** Gives a try back that turned out well. */
  giveBack(key: string): Promise<void>;
  /** Gives them all back: who this is has shown otherwise who they are. */
  forget(key: string): Promise<void>;
};

/** A limit of `tries` in `seconds`; `name` keeps its keys apart from those of other limits. */
export function limit(pool: pg.Pool, rule: { name: string; tries: number; seconds: number }): Limit {
  const counter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // It would read the whole table every five minutes, for each limit; the sweep has an index.
    clearExpiredByTimeout: false,
    keyPrefix: rule.name,
    points: rule.tries,
    duration: rule.seconds,
  });
  const consume = async (key: string): Promise<RateLimiterRes | null> => {
    try {
      await counter.consume(fitting(key));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  };
  return {
    async take(key) {
      const spent = await consume(key);
      if (spent) throw tooMany(spent.msBeforeNext);
    },
    mayTake: async (key) => (await consume(key)) === null,
    async giveBack(key) {
      await counter.reward(fitting(key));
    },
    async forget(key) {
      await counter.delete(fitting(key));
    },
  };
}

const LONGEST_KEY = 200;

/** A key of the table has 255 letters with its prefix. An e-mail address may have as many, and more once it is folded. */
const fitting = (key: string): string =>
  key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64url');

const tooMany = (ms: number): Refusal =>
  new Refusal('too_many_requests', { retryAfterS: Math.max(1, Math.ceil(ms / 1000)) });

/** What one provider gives to a street or a data centre, of such a part: IPv4 by its /24, IPv6 by its /48. */
export const neighbourhoodOf = (network: string): string =>
  network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.replace(/\.\d+$/, '');

/** The part of a client's address that one household or firm holds: IPv4 whole, IPv6 by its /64. */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = address.includes('::') ? tail.split(':').filter(Boolean) : [];
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].slice(0, 4).join(':');
}
