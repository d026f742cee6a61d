import { type Kysely, sql } from 'kysely';

/** Who of a business's people sent a quote. Without one the owner is named, as before. A column that a running process ignores. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table quotes add column author_id uuid references accounts (id)`.execute(db);
}
