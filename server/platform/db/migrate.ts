import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './db.ts';
import { select } from './select-list.ts';

const FOLDER = new URL('../../../database/', import.meta.url);
const MIGRATIONS = 'migrations/';
const CONTRACTIONS = 'contractions/';
const CONTRACTED = 'kysely_contraction';
const ENDING = '.ts';

/**
 * Brings the schema up to date. Safe to call from several processes at once: one migrates, the others wait. A new
 * database is contracted, too, since no process of an earlier release can be using it.
 * @throws the first migration's error; what it had done is rolled back.
 */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrations = migrator(db);
  const isNew = (await migrations.getMigrations()).every(({ executedAt }) => !executedAt);
  await toLatest(migrations);
  if (isNew) await contract(db);
}

/** Whether the migrations that were done are those that are there: then none of them need be read. */
async function isUpToDate(db: Db): Promise<boolean> {
  const done = await doneIn(db, 'kysely_migration');
  return done.toSorted().join() === namesIn(MIGRATIONS).toSorted().join();
}

export const migrator = (db: Db): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => readMigrations(MIGRATIONS) } });

/**
 * Takes away what only processes of an earlier release read or write; an operator calls it once none is left. Answers
 * the names of what was done.
 * @throws the first contraction's error; what it had done is rolled back.
 */
export const contract = (db: Db): Promise<string[]> => toLatest(contractor(db));

/** The contractions that wait for the operator. */
export async function waitingContractions(db: Db): Promise<string[]> {
  const done = new Set(await doneIn(db, CONTRACTED));
  return namesIn(CONTRACTIONS).filter((name) => !done.has(name));
}

/** The names in a table of kysely's; none where there is no such table. */
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
    provider: { getMigrations: () => readMigrations(CONTRACTIONS) },
    migrationTableName: CONTRACTED,
    migrationLockTableName: 'kysely_contraction_lock',
  });

async function toLatest(migrator: Migrator): Promise<string[]> {
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const loaded = namesIn(folder).map(async (name) => [
    name,
    await import(new URL(`${folder}${name}${ENDING}`, FOLDER).href),
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}

const namesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, FOLDER))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));
