import { expect, test, vi } from 'vitest';
import { Browser } from '../server/testing/browser.ts';
import { castOf } from '../server/testing/cast.ts';
import { PASSWORD } from '../server/testing/facts.ts';
import { openSecondProduct, openTestMarket, type TestMarket } from '../server/testing/market.ts';

vi.setConfig({ testTimeout: 240_000 });

const HOUSES = 200;
const TRIES = 10;
const PROXIES = { TRUST_PROXY: '1' };

/** So many at a time as two processes have to do with anyhow. */
async function inTurns<T>(count: number, run: (turn: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  const waiting = Array.from({ length: count }, (_, turn) => turn);
  const one = async () => {
    for (let turn = waiting.shift(); turn !== undefined; turn = waiting.shift()) done.push(await run(turn));
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return done;
}

test('two thousand guesses from two hundred houses at two processes are ten, and the owner gets in all along', {
  meta: { shows: ['B3', 'T11', 'T12'] },
}, async () => {
  const market = await openTestMarket(PROXIES);
  const other = await openSecondProduct(market, PROXIES);
  const carl = await castOf(market).customer();
  const enter = async (browser: Browser, process: TestMarket, password: string) =>
    (await browser.ask(process, 'POST /auth/login', { email: carl.facts.email, password })).status;
  const own = new Browser('198.51.100.1');
  expect(await enter(own, market, PASSWORD)).toBe(200);
  await own.ask(market, 'POST /auth/logout');

  const guessed = inTurns(HOUSES * TRIES, async (turn) => {
    const house = `203.0.${turn % 2}.${turn % HOUSES}`;
    return enter(new Browser(house), turn % 2 ? other : market, `guess ${turn}`);
  });
  const entered: number[] = [];
  for (let turn = 0; turn < 20; turn++) entered.push(await enter(own, turn % 2 ? other : market, PASSWORD));
  const statuses = await guessed;
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(HOUSES * TRIES - 10);
  expect(entered).toEqual(Array<number>(20).fill(200));
  expect(await enter(new Browser('198.51.100.2'), market, PASSWORD)).toBe(429);
  await other.product.stop();
  await market.product.stop();
});
