import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { limitRole, tryPooler } from './role-limits.ts';
import { ConfigError } from './platform/config.ts';
import { openDatabase } from './platform/db/db.ts';
import { TIMEOUTS } from './platform/db/limits.ts';
import { createLog } from './platform/log/log.ts';
import { faultOf } from './platform/try-settings.ts';
import { castOf } from './testing/cast.ts';
import { freshDatabase, type TwoUrls } from './testing/databases.ts';
import { atEndOfFile } from './testing/end-of-file.ts';
import { watches } from './testing/event-reader.ts';
import { openSecondProduct, type TestMarket } from './testing/market.ts';
import { toldOn } from './testing/story.ts';

// What the product does where a pooler stands between, without one: what a pooler would lose must not be there to be lost.
// `npm run prove -- pooler` plays it behind PgBouncer.

async function pooledMarket({ url, ownerUrl }: TwoUrls, way = url): Promise<TestMarket> {
  const market = await openSecondProduct({ databaseUrl: way, ownerUrl }, { DATABASE_DIRECT_URL: url });
  atEndOfFile(market.product.stop);
  return market;
}

/** What a session holds beyond its transaction, which a pooler would give to another one or take away. */
const HELD = `
  select 'statement ' || name as held from pg_prepared_statements
  union all select 'setting ' || name from pg_settings where source = 'session'
  union all select 'channel ' || channel from pg_listening_channels() as channel
  union all select 'cursor ' || name from pg_cursors
  union all select 'table ' || relname from pg_class where relnamespace = pg_my_temp_schema()
  union all select 'advisory lock' from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
    and database = (select oid from pg_database where datname = current_database())`;

/** Asked of every connection of the pool at once, so that none is left out. */
async function heldBy(pool: pg.Pool): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  const answers = await Promise.all(clients.map((client) => client.query<{ held: string }>(HELD)));
  for (const client of clients) client.release();
  return answers.flatMap(({ rows }) => rows.map(({ held }) => held)).toSorted();
}

test('a job is posted, quoted, accepted and told of, and no connection holds anything afterwards', async () => {
  const market = await pooledMarket(await freshDatabase());
  await toldOn(market, async () => {
    const { customer, business } = castOf(market);
    const [carl, anna, bob] = await Promise.all([customer(), business(), business()]);
    const page = await watches(anna);
    const job = await carl.posts();
    await page.hears('leads');
    const leads = await Promise.all([anna, bob, anna, bob, anna, bob, anna, bob].map((each) => each.lead()));
    const quote = await anna.quotes(leads[0] ?? job, { cost: 95 });
    await bob.quotes(leads[1] ?? job, { cost: 80 });
    await carl.accepts(quote);
    await market.settled();
    page.leave();
    const { pool } = market.product.database;
    expect(pool.totalCount).toBeGreaterThan(1);
    expect(await heldBy(pool)).toEqual([]);
  });
});

test('whatever a session can hold is seen', async () => {
  const { url } = await freshDatabase();
  const { pool, close } = openDatabase(url, { size: 1, log: createLog('silent'), isPooled: true });
  const held: string[][] = [];
  for (const statement of [
    'set lock_timeout = 5000',
    'listen news',
    'prepare kept as select 1',
    'select pg_advisory_lock(1)',
    'create temp table scratch (n int)',
    'begin; declare pages cursor with hold for select 1; commit',
  ]) {
    await pool.query(statement);
    held.push(await heldBy(pool));
    await pool.query('discard all');
  }
  await close();
  expect(held).toEqual([
    ['setting lock_timeout'],
    ['channel news'],
    ['statement kept'],
    ['advisory lock'],
    ['table scratch'],
    ['cursor pages'],
  ]);
});

test('where names of statements are not kept none are given, not those of libraries either', async () => {
  const { url } = await freshDatabase();
  const named = async (namesStatements: boolean) => {
    const { db, pool, close } = openDatabase(url, {
      size: 1,
      log: createLog('silent'),
      isPooled: true,
      namesStatements,
    });
    await sql`/* prepared: turn */ select 1`.execute(db);
    await pool.query({ name: 'theirs', text: 'select 2' });
    const held = await heldBy(pool);
    await close();
    return held;
  };
  expect(await named(true)).toEqual(['statement theirs', expect.stringMatching(/^statement turn-/)]);
  expect(await named(false)).toEqual([]);
});

const LIMITS = `select string_agg(name || ' ' || setting, ', ' order by name) as limits from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`;
// As the tests set them (unhurried.ts).
const OURS = 'idle_in_transaction_session_timeout 60000, lock_timeout 20000, statement_timeout 30000';

test('a connection that names no limits has ours, by its role', async () => {
  const market = await pooledMarket(await freshDatabase());
  const { rows } = await market.product.database.pool.query<{ limits: string }>(LIMITS);
  expect(rows).toEqual([{ limits: OURS }]);
  expect(market.log.join('\n')).not.toContain('RECONNECT');
});

test('a start says that a connection was opened before the role had its limits', async () => {
  const { url } = await freshDatabase();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const kept = openDatabase(url, { size: 1, log, isPooled: true });
  await kept.pool.query('select 1');
  await limitRole(url, { timeouts: TIMEOUTS, log });
  await tryPooler(kept.db, { timeouts: TIMEOUTS, log });
  await kept.close();
  expect(lines.join('\n')).toContain('RECONNECT');
});

test('who owns the tables has no limits, though it be the role that serves', async () => {
  const { url } = await freshDatabase();
  const first = openDatabase(url, { size: 1, log: createLog('silent') });
  await first.pool.query(`do $$ begin execute format(
    'alter role current_user in database %I set statement_timeout = 5000', current_database()); end $$`);
  await first.close();
  const patient = openDatabase(url, { size: 1, log: createLog('silent'), isPatient: true });
  const { rows } = await patient.pool.query<{ limits: string }>(LIMITS);
  await patient.close();
  expect(rows).toEqual([
    { limits: 'idle_in_transaction_session_timeout 0, lock_timeout 0, statement_timeout 0' },
  ]);
});

test('a start turns away a pooler where the database itself should be', () => {
  const server = { version: 18, isReadOnly: false };
  expect(faultOf({ ...server, isDirect: false })).toMatch(/^a pooler; /);
  expect(faultOf({ ...server, isDirect: true })).toBeNull();
});

test('a start says where the pooler does not let it in', async () => {
  const place = await freshDatabase();
  const { username, password, pathname } = new URL(place.url);
  const nobody = `postgres://${username}:${password}@127.0.0.1:9${pathname}`;
  const fault: unknown = await pooledMarket(place, nobody).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ConfigError);
  expect(String(fault)).toContain('DATABASE_URL leads to no pooler that lets us in');
});
