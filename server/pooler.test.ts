import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/db.ts';
import { createLog } from './platform/log/log.ts';
import { trySettings } from './platform/try-settings.ts';
import { castOf } from './testing/cast.ts';
import { freshDatabase } from './testing/databases.ts';
import { atEndOfFile } from './testing/end-of-file.ts';
import { watches } from './testing/event-reader.ts';
import { openSecondProduct, type TestMarket } from './testing/market.ts';
import { toldOn } from './testing/story.ts';
import { transactionPooler } from './testing/transaction-pooler.ts';

// The product behind a pooler that gives each transaction another connection. `npm run prove:cluster` plays more, behind PgBouncer.

/** A new database, and the way through a pooler to it. */
async function pooled() {
  const { url: directUrl, ownerUrl } = await freshDatabase();
  const pooler = await transactionPooler(directUrl);
  atEndOfFile(pooler.stop);
  return { directUrl, ownerUrl, url: pooler.url };
}

type Place = Awaited<ReturnType<typeof pooled>>;

async function marketBehind({ url, directUrl, ownerUrl }: Place): Promise<TestMarket> {
  const market = await openSecondProduct({ databaseUrl: url, ownerUrl }, { DATABASE_DIRECT_URL: directUrl });
  atEndOfFile(market.product.stop);
  return market;
}

test('behind a pooler a job is posted, quoted, accepted and told of, on the page and by mail', async () => {
  const market = await marketBehind(await pooled());
  await toldOn(market, async () => {
    const { customer, business } = castOf(market);
    const [carl, anna, bob] = await Promise.all([customer(), business(), business()]);
    const page = await watches(anna);
    const job = await carl.posts();
    await page.hears('leads');
    // More at once than the pooler has connections.
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

const LIMITS = `select string_agg(name || ' ' || setting, ', ' order by name) as limits from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`;
// As the tests set them (unhurried.ts).
const OURS = 'idle_in_transaction_session_timeout 60000, lock_timeout 20000, statement_timeout 30000';

test('what a pooler leads to has our limits, and what it opened before is said to have none', async () => {
  const place = await pooled();
  const market = await marketBehind(place);
  const { rows } = await market.product.database.pool.query<{ limits: string }>(LIMITS);
  expect(rows).toEqual([{ limits: OURS }]);
  expect(market.log.join('\n')).not.toContain('RECONNECT');

  const other = await pooled();
  const early = new pg.Client({ connectionString: other.url });
  await early.connect();
  await early.query('select 1');
  await early.end();
  expect((await marketBehind(other)).log.join('\n')).toContain('RECONNECT');
});

test('who owns the tables has no limits, though it be the role that serves', async () => {
  const { directUrl } = await pooled();
  const first = openDatabase(directUrl, { size: 1, log: createLog('silent') });
  await first.pool.query(`do $$ begin execute format(
    'alter role current_user in database %I set statement_timeout = 5000', current_database()); end $$`);
  await first.close();
  const patient = openDatabase(directUrl, { size: 1, log: createLog('silent'), isPatient: true });
  const { rows } = await patient.pool.query<{ limits: string }>(LIMITS);
  await patient.close();
  expect(rows).toEqual([
    { limits: 'idle_in_transaction_session_timeout 0, lock_timeout 0, statement_timeout 0' },
  ]);
});

test('names of statements are lost behind a pooler that does not keep them, so none are given', async () => {
  const { url } = await pooled();
  const log = createLog('silent');
  const asked = async (namesStatements: boolean) => {
    const { db, pool, close } = openDatabase(url, { size: 1, log, isPooled: true, namesStatements });
    const heard = (asked: Promise<unknown>) =>
      asked.then(
        () => 'answered',
        (error: { code?: string }) => error.code,
      );
    const answers: unknown[] = [];
    // One after the other, and each gets another connection.
    for (let turn = 0; turn < 3; turn++)
      answers.push(await heard(sql`/* prepared: turn */ select 1`.execute(db)));
    // As libraries name them.
    for (let turn = 0; turn < 3; turn++)
      answers.push(await heard(pool.query({ name: 'theirs', text: 'select 2' })));
    await close();
    return answers;
  };
  expect(new Set(await asked(true))).toEqual(new Set(['answered', '26000']));
  expect(new Set(await asked(false))).toEqual(new Set(['answered']));
});

const tried = (settings: Record<string, string>): Promise<unknown> =>
  trySettings(readConfig({ DATA_DIR: process.env.TMPDIR, ...settings })).catch((error: unknown) => error);

test('a start says where an address leads to a pooler that should lead to the database itself', async () => {
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

test('a start says where the pooler does not let it in', async () => {
  const { url, ...place } = await pooled();
  const nobody = url.replace(/:\d+\//, ':9/');
  const fault: unknown = await marketBehind({ ...place, url: nobody }).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ConfigError);
  expect(String(fault)).toContain('DATABASE_URL leads to no pooler that lets us in');
});
