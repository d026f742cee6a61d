import { type Kysely, sql } from 'kysely';

/**
 * What the other side sees of how far somebody has read, once a block keeps the two apart; null while it sees `read_up_to`
 * itself. Adding the column locks `conversations` for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table conversations add column shown_up_to timestamptz`.execute(db);
}
