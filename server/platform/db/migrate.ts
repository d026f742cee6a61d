import { readdirSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import type { Db } from './db.ts';
import { lockMigrations } from './dialect.ts';
import { type OnlineStep, runOnlineSteps } from './online-steps.ts';
import { select } from './select-list.ts';

const FOLDER = new URL('../../../database/', import.meta.url);
const MIGRATIONS = 'migrations/';
const CONTRACTIONS = 'contractions/';
const ONLINE = 'online/';
const MIGRATED = 'kysely_migration';
const CONTRACTED = 'kysely_contraction';
const ENDING = '.ts';

/**
 * Brings the schema up to date, or leaves one as it is that a later release has made: then it answers `newer`. Safe to
 * call from several processes at once: one migrates, the others wait. A new database is contracted, too, since no
 * process of an earlier release can be using it. What is too large for one transaction follows in steps of its own.
 * @throws ConfigError when a later release needs a later program
 * @throws the first migration's error; what it had done is rolled back.
 */
export async function migrate(db: Db): Promise<'current' | 'newer'> {
  const { missing, unknown } = await comparedSchema(db);
  if (unknown.length > 0) {
    await refuseTooOld(db, missing);
    return 'newer';
  }
  if (missing.length > 0) await toLatest(db, migrator);
  if (missing.length === namesIn(MIGRATIONS).length) await contract(db);
  await runOnlineSteps(db, { names: namesIn(ONLINE), read: (name) => readFrom(ONLINE, name) });
  return 'current';
}

/** The online steps that the next start would do. */
export async function waitingOnlineSteps(db: Db): Promise<string[]> {
  const done = new Set(await doneIn(db, 'online_steps'));
  return namesIn(ONLINE).filter((name) => !done.has(name));
}

/** The migrations that the database lacks, and those that it has and this program does not. None of them is read. */
export async function comparedSchema(db: Db): Promise<{ missing: string[]; unknown: string[] }> {
  const [done, ours] = [await doneIn(db, MIGRATED), namesIn(MIGRATIONS)];
  const without = (some: string[], others: string[]) => some.filter((name) => !others.includes(name));
  return { missing: without(ours, done), unknown: without(done, ours).toSorted() };
}

/** A contraction that has run says from which migration on a program can do without what it took away. */
async function refuseTooOld(db: Db, missing: string[]): Promise<void> {
  if (missing.length > 0) throw new ConfigError(`${OTHER_SCHEMA}: it lacks ${missing.join(', ')}.`);
  const { rows } = await select({ migration: sql<string>`migration` })`from schema_floor`.execute(db);
  const ours = new Set(namesIn(MIGRATIONS));
  const beyond = rows.find(({ migration }) => !ours.has(migration));
  if (beyond) throw new ConfigError(`${OTHER_SCHEMA}: it needs a release with ${beyond.migration}.`);
}

const OTHER_SCHEMA = 'The database is of a later release, and this one cannot work with it';

export const migrator = (db: Db): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => readMigrations(MIGRATIONS) } });

/**
 * Takes away what only processes of an earlier release read or write; an operator calls it once none is left. Answers
 * the names of what was done.
 * @throws the first contraction's error; what it had done is rolled back.
 */
export const contract = (db: Db): Promise<string[]> => toLatest(db, contractor);

/** The contractions that wait for the operator. */
export async function waitingContractions(db: Db): Promise<string[]> {
  const done = new Set(await doneIn(db, CONTRACTED));
  return namesIn(CONTRACTIONS).filter((name) => !done.has(name));
}

/** The names in a table of what has run; none where there is no such table. */
async function doneIn(db: Db, table: string): Promise<string[]> {
  const { rows: found } = await select({
    is_there: sql<boolean>`to_regclass(${table}) is not null`,
  })``.execute(db);
  if (!found[0]?.is_there) return [];
  const { rows } = await select({ name: sql<string>`name` })`from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name);
}

// They have a table of their own, so that a later migration need not wait for an operator.
const contractor = (db: Db) =>
  new Migrator({
    db,
    provider: { getMigrations: readContractions },
    migrationTableName: CONTRACTED,
    migrationLockTableName: 'kysely_contraction_lock',
  });

/** All of them in one transaction, and one process at a time. */
const toLatest = (db: Db, of: (tx: Db) => Migrator): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    await lockMigrations(tx);
    const { error, results } = await of(tx).migrateToLatest();
    if (error) throw error;
    return (results ?? []).map(({ migrationName }) => migrationName);
  });

/** With its `floor` a contraction names the oldest migration that a program must know afterwards. */
async function readContractions(): Promise<Record<string, Migration>> {
  const contractions = await readMigrations<Migration & { floor?: string }>(CONTRACTIONS);
  const raising = Object.entries(contractions).map(([name, { up, floor }]): [string, Migration] => [
    name,
    {
      async up(db) {
        await up(db);
        if (floor) await raiseFloor(db, floor);
      },
    },
  ]);
  return Object.fromEntries(raising);
}

const raiseFloor = (db: Kysely<unknown>, floor: string) =>
  sql`insert into schema_floor (migration) values (${floor})
    on conflict (is_only) do update set migration = excluded.migration`.execute(db);

async function readMigrations<M extends Migration>(folder: string): Promise<Record<string, M>> {
  const loaded = namesIn(folder).map(
    async (name): Promise<[string, M]> => [name, await readFrom<M>(folder, name)],
  );
  return Object.fromEntries(await Promise.all(loaded));
}

const readFrom = <M extends Migration | OnlineStep>(folder: string, name: string): Promise<M> =>
  import(new URL(`${folder}${name}${ENDING}`, FOLDER).href);

const namesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, FOLDER))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .toSorted();
