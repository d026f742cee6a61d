import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createLog } from '../log/log.ts';
import { isDatabaseAway } from './db.ts';
import { answers, Pulse } from './pulse.ts';

const SILENCE = 2_000;
const LOOK = 200;

/** A pool of a real database, with a clock that is moved and looks that are told. */
async function watched() {
  const { url } = await freshDatabase();
  const world = { now: 0, asked: 0, ask: async () => true };
  const log: string[] = [];
  const pulse = new Pulse({
    silence: SILENCE,
    ask: () => {
      world.asked += 1;
      return world.ask();
    },
    log: createLog('info', { write: (line) => void log.push(line) }),
    now: () => world.now,
  });
  const pool = new pg.Pool({ connectionString: url, Client: pulse.Client });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pulse.watch(pool);
  pulse.stop();
  const looksFor = async (ms: number) => {
    for (const end = world.now + ms; world.now < end; ) {
      world.now += LOOK;
      pulse.look();
      await turn();
    }
  };
  return { url, world, pool, looksFor, said: () => log.join('') };
}

const asked = (pool: pg.Pool, statement: string) =>
  pool.query(statement).then(
    () => 'answered',
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  );

test('a statement that takes long is let be while the database answers others', async () => {
  const { world, pool, looksFor } = await watched();
  const long = asked(pool, 'select pg_sleep(0.3)');
  await looksFor(5 * SILENCE);
  expect(await long).toBe('answered');
  expect(world.asked).toBeGreaterThan(1);
  await pool.end();
});

test('a silent database is cut off from who waits and who comes, until it answers again', async () => {
  const { world, pool, looksFor, said } = await watched();
  await asked(pool, 'select 1');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  world.ask = () => promise;
  const waiting = asked(pool, 'select pg_sleep(60)');
  await turn();
  await looksFor(SILENCE - LOOK);
  expect(said()).toBe('');
  await looksFor(2 * LOOK);
  expect(said()).toContain('the database does not answer');
  expect([await waiting, await asked(pool, 'select 1')]).toEqual(['away', 'away']);
  // Asked once, however long the answer takes.
  await looksFor(SILENCE);
  expect(world.asked).toBe(1);
  resolve(true);
  await turn();
  expect(said()).toContain('the database answers again');
  expect(await asked(pool, 'select 1')).toBe('answered');
  await pool.end();
});

test('where this process stood still itself, the database is given its time anew', async () => {
  const { world, pool, looksFor, said } = await watched();
  world.ask = async () => false;
  const waiting = asked(pool, 'select pg_sleep(0.3)');
  await looksFor(LOOK);
  for (let times = 0; times < 5; times += 1) {
    world.now += 10 * SILENCE;
    await looksFor(LOOK);
  }
  expect(said()).toBe('');
  expect(await waiting).toBe('answered');
  await pool.end();
});

test('an error of PostgreSQL is an answer, and a server that is not there is none', async () => {
  const { url, pool } = await watched();
  await pool.end();
  const missing = new URL(url);
  missing.pathname = '/no_such_database';
  expect(await answers(url, SILENCE)).toBe(true);
  expect(await answers(missing.href, SILENCE)).toBe(true);
  missing.searchParams.set('port', '1');
  expect(await answers(missing.href, SILENCE)).toBe(false);
});
