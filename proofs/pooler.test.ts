import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db/db.ts';
import { createLog } from '../server/platform/log/log.ts';
import { trySettings } from '../server/platform/try-settings.ts';
import { castOf } from '../server/testing/cast.ts';
import { freshDatabase } from '../server/testing/databases.ts';
import { atEndOfFile } from '../server/testing/end-of-file.ts';
import { watches } from '../server/testing/event-reader.ts';
import { openSecondProduct, type TestMarket } from '../server/testing/market.ts';
import { toldOn } from '../server/testing/story.ts';
import { lackedPackages } from '../tools/prove/debian.ts';
import { startPgBouncer } from '../tools/prove/pgbouncer.ts';

// The product behind PgBouncer in transaction mode, on the embedded PostgreSQL. `npm run prove:cluster` plays more, on Debian's.

/** So few that a story asks for more at once. */
const CONNECTIONS = 4;

beforeAll(() => {
  const lacked = lackedPackages('pgbouncer');
  if (lacked) throw new Error(lacked);
});

/** A new database, and the way through PgBouncer to it. */
async function pooled() {
  const { url: directUrl, ownerUrl } = await freshDatabase();
  const { username: role, password, pathname, searchParams } = new URL(directUrl);
  const before = { host: searchParams.get('host') ?? '', port: Number(searchParams.get('port')) };
  const pgBouncer = await startPgBouncer(before, { login: { role, password }, connections: CONNECTIONS });
  atEndOfFile(pgBouncer.stop);
  return {
    directUrl,
    ownerUrl,
    url: `postgres://${role}:${password}@127.0.0.1:${pgBouncer.port}${pathname}`,
  };
}

type Place = Awaited<ReturnType<typeof pooled>>;

async function marketBehind({ url, directUrl, ownerUrl }: Place): Promise<TestMarket> {
  const market = await openSecondProduct({ databaseUrl: url, ownerUrl }, { DATABASE_DIRECT_URL: directUrl });
  atEndOfFile(market.product.stop);
  return market;
}

test('behind PgBouncer a job is posted, quoted, accepted and told of, on the page and by mail', async () => {
  const market = await marketBehind(await pooled());
  await toldOn(market, async () => {
    const { customer, business } = castOf(market);
    const [carl, anna, bob] = await Promise.all([customer(), business(), business()]);
    const page = await watches(anna);
    const job = await carl.posts();
    await page.hears('leads');
    // More at once than PgBouncer has connections.
    const leads = await Promise.all([anna, bob, anna, bob, anna, bob, anna, bob].map((each) => each.lead()));
    const quote = await anna.quotes(leads[0] ?? job, { cost: 95 });
    await bob.quotes(leads[1] ?? job, { cost: 80 });
    await carl.accepts(quote);
    expect(await carl.job(job)).toMatchObject({ status: 'progress', business: { id: anna.id } });
    await market.settled();
    const [newest] = await market.mailTo(anna.facts.email);
    expect(newest?.subject).toContain('Your quote was accepted');
    page.leave();
  });
});

test('a connection that PgBouncer opens has our limits, and a start says that those opened before have none', async () => {
  const limits = (url: string) =>
    asked(url, `select setting::int as ms from pg_settings where name = 'statement_timeout'`);
  const place = await pooled();
  const market = await marketBehind(place);
  expect(await limits(place.url)).toEqual([{ ms: 30_000 }]);
  expect(market.log.join('\n')).not.toContain('RECONNECT');

  const other = await pooled();
  expect(await limits(other.url)).toEqual([{ ms: 0 }]);
  expect((await marketBehind(other)).log.join('\n')).toContain('RECONNECT');
});

async function asked(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

test('PgBouncer loses the names of statements, so none are given', async () => {
  const { url } = await pooled();
  // It opens a connection when all that it has are taken.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => asked(url, 'select pg_sleep(0.5)')));
  expect(new Set(await answersTo(url, true))).toEqual(new Set(['answered', '26000']));
  expect(new Set(await answersTo(url, false))).toEqual(new Set(['answered']));
});

/** One statement after the other, each of which PgBouncer gives another connection. */
async function answersTo(url: string, namesStatements: boolean): Promise<unknown[]> {
  const { db, pool, close } = openDatabase(url, {
    size: 1,
    log: createLog('silent'),
    isPooled: true,
    namesStatements,
  });
  const heard = (answer: Promise<unknown>) =>
    answer.then(
      () => 'answered',
      (error: { code?: string }) => error.code,
    );
  const answers: unknown[] = [];
  for (let turn = 0; turn < 3; turn++)
    answers.push(await heard(sql`/* prepared: turn */ select 1`.execute(db)));
  // As libraries name them.
  for (let turn = 0; turn < 3; turn++)
    answers.push(await heard(pool.query({ name: 'theirs', text: 'select 2' })));
  await close();
  return answers;
}

const tried = (settings: Record<string, string>): Promise<unknown> =>
  trySettings(readConfig({ DATA_DIR: process.env.TMPDIR, ...settings })).catch((error: unknown) => error);

test('a start says where an address leads to PgBouncer that should lead to the database itself', async () => {
  const { url, directUrl } = await pooled();
  for (const [name, settings] of [
    ['DATABASE_URL', { DATABASE_URL: url }],
    ['DATABASE_DIRECT_URL', { DATABASE_URL: url, DATABASE_DIRECT_URL: url }],
    ['DATABASE_OWNER_URL', { DATABASE_URL: directUrl, DATABASE_OWNER_URL: url }],
  ] as const) {
    const fault = await tried(settings);
    expect(fault).toBeInstanceOf(ConfigError);
    expect(String(fault)).toContain(`${name} leads to a pooler`);
  }
  expect(await tried({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl })).toBeUndefined();
});
