import { readdirSync } from 'node:fs';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './db.ts';

const FOLDER = new URL('../../../database/migrations/', import.meta.url);

/**
 * Brings the schema up to date. Safe to call from several processes at once: one migrates, the others wait.
 * @throws the first migration's error; what it had done is rolled back.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
  const loaded = files.map(async (name) => [
    name.replace(/\.ts$/, ''),
    await import(new URL(name, FOLDER).href),
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}
