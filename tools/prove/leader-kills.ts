import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { movableClock } from '../../server/platform/clock.ts';
import { readConfig } from '../../server/platform/config.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { createProduct } from '../../server/product.ts';
import { castOf } from '../../server/testing/cast.ts';
import type { Customer } from '../../server/testing/customer.ts';
import type { TestMarket } from '../../server/testing/market.ts';
import { type Pair, startPair } from './pair.ts';

export type Killed = { acknowledged: number; refused: number; lost: number; back: number[] };

const CUSTOMERS = 4;

/**
 * Customers post jobs without a pause while the leader is killed again and again; the product knows both servers by one
 * address. Answers how many jobs were acknowledged, how many of them are gone, and the milliseconds from each kill to the
 * next acknowledged job.
 */
export async function killLeaders(kills: number): Promise<Killed> {
  const pair = await startPair();
  const market = await marketOn(pair);
  const posting = post(await Promise.all(Array.from({ length: CUSTOMERS }, () => castOf(market).customer())));
  const back: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      await posting.next();
      const killed = performance.now();
      await pair.failOver();
      await posting.next();
      back.push(Math.round(performance.now() - killed));
      await pair.heal();
    }
    const { jobs, refused } = await posting.end();
    const lost = jobs.length - (await countOf(market, jobs));
    return { acknowledged: jobs.length, refused, lost, back };
  } finally {
    await posting.end();
    await market.product.stop();
    await pair.stop();
  }
}

async function marketOn(pair: Pair): Promise<TestMarket> {
  const [databaseUrl, ownerUrl] = [pair.addressOf('serving'), pair.addressOf('owner')];
  const settings = { PLATFORM: 'staging', ROLE: 'web', DATABASE_URL: databaseUrl, DATA_DIR: tmpdir() };
  const [clock, log] = [movableClock(), createLog('silent')];
  const product = await createProduct({ config: readConfig(settings), databaseUrl, ownerUrl, clock, log });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = product.app.server.address() as AddressInfo;
  // Who acts in it needs no more of it.
  const market: Partial<TestMarket> = { baseUrl: `http://127.0.0.1:${port}`, product, clock };
  return market as TestMarket;
}

/** Everybody posts one job after the other until the end. */
function post(customers: Customer[]) {
  const jobs: string[] = [];
  let refused = 0;
  let isOver = false;
  const lane = async (customer: Customer, place: number): Promise<void> => {
    for (let n = 0; !isOver; n++) {
      const job = await customer.posts({ title: `Tap ${place} drips for the ${n}th time` }).catch(() => null);
      if (job) jobs.push(job.id);
      else {
        refused++;
        await sleep(50);
      }
    }
  };
  const running = Promise.all(customers.map(lane));
  return {
    /** Answers when another job is acknowledged. */
    async next(): Promise<void> {
      for (const before = jobs.length; jobs.length === before; ) await sleep(5);
    },
    async end() {
      isOver = true;
      await running;
      return { jobs, refused };
    },
  };
}

async function countOf({ product }: TestMarket, jobs: string[]): Promise<number> {
  const { rows } = await product.database.pool.query<{ count: number }>(
    'select count(*) from jobs where id = any($1)',
    [jobs],
  );
  return rows[0]?.count ?? 0;
}
