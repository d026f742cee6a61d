import pg from 'pg';
import { expect, test } from 'vitest';
import { systemClock } from './platform/clock.ts';
import { ConfigError } from './platform/config.ts';
import { openDatabase } from './platform/db/db.ts';
import { contract, waitingContractions } from './platform/db/migrate.ts';
import { createLog } from './platform/log/log.ts';
import { prepare } from './prepare.ts';
import { castOf } from './testing/cast.ts';
import { freshDatabase, type TwoUrls } from './testing/databases.ts';
import { laterRelease } from './testing/later-release.ts';
import { openSecondProduct } from './testing/market.ts';

// While a release rolls out, or is taken back, processes of this one work on a database that the next one has migrated.

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

type Start = { release?: URL; write?: (line: string) => unknown };

const starts = ({ url, ownerUrl }: TwoUrls, { release, write = () => undefined }: Start = {}) =>
  prepare({
    databaseUrl: url,
    ownerUrl,
    platform: 'staging',
    simulatesPayments: true,
    clock: systemClock,
    log: createLog('info', { write }),
    ...(release && { release }),
  });

/** A release in which a headline takes the place of a job's title. */
const headlines = () =>
  laterRelease({
    'migrations/0002-headlines.ts': `
      import { sql } from 'kysely';
      export async function up(db) {
        await sql\`alter table jobs add column headline text\`.execute(db);
        await sql\`
          create function keep_title_and_headline() returns trigger language plpgsql as $$
            begin
              if new.headline is distinct from old.headline then new.title := new.headline;
              else new.headline := new.title; end if;
              return new;
            end $$\`.execute(db);
        await sql\`
          create trigger jobs_keep_title_and_headline before insert or update of title, headline on jobs
            for each row execute function keep_title_and_headline()\`.execute(db);
      }`,
    'online/0001-headlines-of-before.ts': `
      import { sql } from 'kysely';
      export async function batch(tx, after) {
        const { rows } = await sql\`
          select id from jobs where id > \${after ?? '00000000-0000-0000-0000-000000000000'} order by id limit 2
          \`.execute(tx);
        const ids = rows.map(({ id }) => id);
        await sql\`update jobs set headline = title where id = any(\${ids}::uuid[]) and headline is null\`.execute(tx);
        return ids.length < 2 ? null : ids[1];
      }`,
    'contractions/0001-titles-go.ts': `
      import { sql } from 'kysely';
      export const floor = '0002-headlines';
      export async function up(db) {
        await sql\`drop trigger jobs_keep_title_and_headline on jobs\`.execute(db);
        await sql\`drop function keep_title_and_headline\`.execute(db);
        await sql\`alter table jobs drop column title\`.execute(db);
      }`,
  });

test('a release rolls out beside this one, and takes away what this one needs when the operator says so', async () => {
  const database = await databaseAfter();
  const { url: databaseUrl, ownerUrl } = database;
  const market = await openSecondProduct({ databaseUrl, ownerUrl });
  const { customer, business } = castOf(market);
  const [carl, anna] = [await customer(), await business()];
  for (const title of ['Tap of the hall', 'Tap of the attic', 'Tap of the yard']) await carl.posts({ title });

  const later = { release: headlines() };
  const log: string[] = [];
  await starts(database, { ...later, write: (line) => log.push(line) });
  expect(log.join()).toMatch(/"0001-titles-go".*npm run db:contract/);
  const headlinesNow = () => database.ask('select headline from jobs order by created_at, id');
  expect(await headlinesNow()).toEqual(
    ['hall', 'attic', 'yard'].map((room) => ({ headline: `Tap of the ${room}` })),
  );
  // Two jobs at once, each time in a transaction of its own.
  expect(await database.ask('select count(*)::int as jobs from jobs group by xmin order by 1')).toEqual([
    { jobs: 1 },
    { jobs: 2 },
  ]);

  // A process of this release goes on, and each sees what the other writes.
  const job = await carl.posts({ title: 'Tap of the kitchen' });
  expect((await headlinesNow()).at(-1)).toEqual({ headline: 'Tap of the kitchen' });
  await database.ask(`update jobs set headline = 'Tap of the pantry' where id = '${job.id}'`);
  await carl.accepts(await anna.quotes(await anna.lead('Tap of the pantry'), { cost: 90 }));

  await starts(database, later);
  const { db, close } = openDatabase(ownerUrl, { size: 2, log: createLog('error') });
  try {
    expect(await waitingContractions(db, later.release)).toEqual(['0001-titles-go']);
    expect(await database.ask(`select from jobs where title = 'Tap of the pantry'`)).toHaveLength(1);
    await starts(database);
    await market.product.stop();
    expect(await contract(db, later.release)).toEqual(['0001-titles-go']);
    expect(await contract(db, later.release)).toEqual([]);
  } finally {
    await close();
  }
  log.length = 0;
  await starts(database, { ...later, write: (line) => log.push(line) });
  expect(log).toEqual([]);
  expect((await headlinesNow()).at(-1)).toEqual({ headline: 'Tap of the pantry' });
  await expect(starts(database)).rejects.toThrow('it needs a release with 0002-headlines');
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

const OURS = { 'migrations/0002-of-ours.ts': 'export const up = async () => undefined;' };

test.each([
  [
    'that needs a later program',
    [migrated, `insert into schema_floor (migration) values ('${LATER}')`],
    `it needs a release with ${LATER}`,
  ],
  ['of another line of releases', [migrated], 'it lacks 0002-of-ours'],
  [
    'that was made before the first release',
    [`update kysely_migration set name = '0001-accounts'`],
    'made before the first release, and this version cannot take it over: start afresh',
  ],
])('a start on a database %s ends with a sentence', async (_what, statements, reason) => {
  const database = await databaseAfter(...statements);
  const release = reason.includes('of-ours') ? { release: laterRelease(OURS) } : {};
  const fault = await starts(database, release).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ConfigError);
  expect(String(fault)).toContain(reason);
});
