import { readdirSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import type { Db } from './db.ts';
import { lockMigrations } from './dialect.ts';
import { type OnlineStep, runOnlineSteps } from './online-steps.ts';
import { select } from './select-list.ts';

/** Where the schema of this release lies; stories bring that of a later one. */
const OURS = new URL('../../../database/', import.meta.url);
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
 * @throws ConfigError when a later release needs a later program, or the database is older than the first release
 * @throws the first migration's error; what it had done is rolled back.
 */
export async function migrate(db: Db, release = OURS): Promise<'current' | 'newer'> {
  const { missing, unknown } = await comparedSchema(db, release);
  const [migrations, online] = [new URL(MIGRATIONS, release), new URL(ONLINE, release)];
  if (unknown.length > 0) {
    await refuseTooOld(db, { missing, ours: namesIn(migrations) });
    return 'newer';
  }
  if (missing.length > 0) await toLatest(db, migrator(migrations));
  if (missing.length === namesIn(migrations).length) await contract(db, release);
  await runOnlineSteps(db, { names: namesIn(online), read: (name) => readFrom(online, name) });
  return 'current';
}

/** The online steps that the next start would do. */
export async function waitingOnlineSteps(db: Db, release = OURS): Promise<string[]> {
  const done = new Set(await doneIn(db, 'online_steps'));
  return namesIn(new URL(ONLINE, release)).filter((name) => !done.has(name));
}

type Compared = { missing: string[]; unknown: string[] };

/**
 * The migrations that the database lacks, and those that it has and the release does not. None of them is read.
 * @throws ConfigError when it was made before the first release: every database of a release has the baseline
 */
export async function comparedSchema(db: Db, release = OURS): Promise<Compared> {
  const [done, ours] = [await doneIn(db, MIGRATED), namesIn(new URL(MIGRATIONS, release))];
  const without = (some: string[], others: string[]) => some.filter((name) => !others.includes(name));
  const [baseline] = ours;
  if (done.length > 0 && baseline && !done.includes(baseline)) throw new ConfigError(BEFORE_FIRST_RELEASE);
  return { missing: without(ours, done), unknown: without(done, ours).toSorted() };
}

const BEFORE_FIRST_RELEASE =
  'The database was made before the first release, and this version cannot take it over: start afresh with an empty DATA_DIR or another DATABASE_URL, or export what you need of it with the version that made it first.';

/** A contraction that has run says from which migration on a program can do without what it took away. */
async function refuseTooOld(db: Db, { missing, ours }: { missing: string[]; ours: string[] }): Promise<void> {
  if (missing.length > 0) throw new ConfigError(`${OTHER_SCHEMA}: it lacks ${missing.join(', ')}.`);
  const { rows } = await select({ migration: sql<string>`migration` })`from schema_floor`.execute(db);
  const beyond = rows.find(({ migration }) => !ours.includes(migration));
  if (beyond) throw new ConfigError(`${OTHER_SCHEMA}: it needs a release with ${beyond.migration}.`);
}

const OTHER_SCHEMA = 'The database is of a later release, and this one cannot work with it';

const migrator = (folder: URL) => (db: Db) =>
  new Migrator({ db, provider: { getMigrations: () => readMigrations(folder) } });

/**
 * Takes away what only processes of an earlier release read or write; an operator calls it once none is left. Answers
 * the names of what was done.
 * @throws the first contraction's error; what it had done is rolled back.
 */
export const contract = (db: Db, release = OURS): Promise<string[]> =>
  toLatest(db, contractor(new URL(CONTRACTIONS, release)));

/** The contractions that wait for the operator. */
export async function waitingContractions(db: Db, release = OURS): Promise<string[]> {
  const done = new Set(await doneIn(db, CONTRACTED));
  return namesIn(new URL(CONTRACTIONS, release)).filter((name) => !done.has(name));
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
const contractor = (folder: URL) => (db: Db) =>
  new Migrator({
    db,
    provider: { getMigrations: () => readContractions(folder) },
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
async function readContractions(folder: URL): Promise<Record<string, Migration>> {
  const contractions = await readMigrations<Migration & { floor?: string }>(folder);
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

async function readMigrations<M extends Migration>(folder: URL): Promise<Record<string, M>> {
  const loaded = namesIn(folder).map(
    async (name): Promise<[string, M]> => [name, await readFrom<M>(folder, name)],
  );
  return Object.fromEntries(await Promise.all(loaded));
}

const readFrom = <M extends Migration | OnlineStep>(folder: URL, name: string): Promise<M> =>
  import(new URL(`${name}${ENDING}`, folder).href);

const namesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .toSorted();
