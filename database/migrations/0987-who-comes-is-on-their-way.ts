import { type Kysely, sql } from 'kysely';

/** Since when who comes to a visit is on their way. A column without a value locks the table for a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table visits add column on_way_at timestamptz`.execute(db);
}
