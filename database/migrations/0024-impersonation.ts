import { type Kysely, sql } from 'kysely';

/**
 * Sessions in which an admin acts as somebody: the admin's own session that they came from, and why. New columns
 * without a default rewrite no table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table sessions add column parent_id uuid, add column reason text`.execute(db);
}
