import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';

const FILES = new URL('../baseline/', import.meta.url);

/** The schema of the first release, as the files of `database/baseline/` make it, in their order. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of readdirSync(FILES).toSorted())
    await sql.raw(readFileSync(new URL(name, FILES), 'utf8')).execute(db);
}
