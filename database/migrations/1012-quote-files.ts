import { type Kysely, sql } from 'kysely';

/**
 * The PDF that goes with a quote. A file that is forgotten leaves its quote as it was. A column that is written nowhere yet,
 * and a reference that has nothing to check; the lock on quotes lasts for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table quotes add column file_id uuid references files (id) on delete set null`.execute(db);
  await sql`create index quotes_file on quotes (file_id) where file_id is not null`.execute(db);
}
