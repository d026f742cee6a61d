import { readdirSync } from 'node:fs';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './db.ts';

const FOLDER = new URL('../../../database/', import.meta.url);

/**
 * Brings the schema up to date. Safe to call from several processes at once: one migrates, the others wait. A new
 * database is contracted, too, since no process of an earlier release can be using it.
 * @throws the first migration's error; what it had done is rolled back.
 */
export async function migrate(db: Db): Promise<void> {
  const migrations = migrator(db);
  const isNew = (await migrations.getMigrations()).every(({ executedAt }) => !executedAt);
  await toLatest(migrations);
  if (isNew) await contract(db);
}

export const migrator = (db: Db): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => readMigrations('migrations/') } });

/**
 * Takes away what only processes of an earlier release read or write; an operator calls it once none is left. Answers
 * the names of what was done.
 * @throws the first contraction's error; what it had done is rolled back.
 */
export const contract = (db: Db): Promise<string[]> => toLatest(contractor(db));

/** The contractions that wait for the operator. */
export async function waitingContractions(db: Db): Promise<string[]> {
  const all = await contractor(db).getMigrations();
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

// They have a table of their own, so that a later migration need not wait for an operator.
const contractor = (db: Db) =>
  new Migrator({
    db,
    provider: { getMigrations: () => readMigrations('contractions/') },
    migrationTableName: 'kysely_contraction',
    migrationLockTableName: 'kysely_contraction_lock',
  });

async function toLatest(migrator: Migrator): Promise<string[]> {
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const from = new URL(folder, FOLDER);
  const files = readdirSync(from).filter((name) => name.endsWith('.ts'));
  const loaded = files.map(async (name) => [
    name.replace(/\.ts$/, ''),
    await import(new URL(name, from).href),
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}
