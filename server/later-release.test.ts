import pg from 'pg';
import { expect, test } from 'vitest';
import { systemClock } from './platform/clock.ts';
import { ConfigError } from './platform/config.ts';
import { createLog } from './platform/log/log.ts';
import { prepare } from './prepare.ts';
import { castOf } from './testing/cast.ts';
import { freshDatabase, type TwoUrls } from './testing/databases.ts';
import { openSecondProduct } from './testing/market.ts';

// While a release rolls out, or is taken back, processes of this one start on a database that the next one has migrated.

const LATER = '9999-of-a-later-release';
const migrated = `insert into kysely_migration (name, timestamp) values ('${LATER}', '2030-01-01')`;

/** A database to which this was done after this release had prepared it. */
async function databaseAfter(
  ...statements: string[]
): Promise<TwoUrls & { ask(sql: string): Promise<unknown[]> }> {
  const urls = await freshDatabase();
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: urls.ownerUrl });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  for (const statement of statements) await ask(statement);
  return { ...urls, ask };
}

const starts = ({ url, ownerUrl }: TwoUrls) =>
  prepare({
    databaseUrl: url,
    ownerUrl,
    platform: 'staging',
    clock: systemClock,
    log: createLog('silent'),
  });

test('a release before works on the schema of the next one and leaves what that one has made', async () => {
  const database = await databaseAfter(
    migrated,
    `update services set name = 'Of a later release' where id = (select min(id::text)::uuid from services)`,
    'create table of_a_later_release (id uuid primary key)',
    'revoke insert on of_a_later_release from fettle_serving',
  );
  await starts(database);
  const second = await openSecondProduct({ databaseUrl: database.url, ownerUrl: database.ownerUrl });
  const { customer, business } = castOf(second);
  const [carl, anna] = await Promise.all([customer(), business()]);
  await carl.posts();
  expect(await anna.lead()).toBeTruthy();
  await second.product.stop();
  expect(await database.ask(`select from services where name = 'Of a later release'`)).toHaveLength(1);
  const rights = `select has_table_privilege('fettle_serving', 'of_a_later_release', 'insert') as may`;
  expect(await database.ask(rights)).toEqual([{ may: false }]);
});

test.each([
  [
    'that needs a later program',
    `update schema_floor set migration = '${LATER}'`,
    `it needs a release with ${LATER}`,
  ],
  [
    'of another line of releases',
    `delete from kysely_migration where name = '0150-schema-floor'`,
    'it lacks 0150-schema-floor',
  ],
])('a start on a database %s ends with a sentence', async (_what, statement, reason) => {
  const database = await databaseAfter(migrated, statement);
  const fault = await starts(database).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ConfigError);
  expect(String(fault)).toContain(reason);
});

test('a contraction says which release can do without what it took away', async () => {
  const { ask } = await databaseAfter();
  expect(await ask('select migration from schema_floor')).toEqual([{ migration: '0112-mails-of-before' }]);
});
