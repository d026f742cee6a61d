import { type Kysely, sql } from 'kysely';

/**
 * The business in whose name somebody is told, so that nobody is who has left it while the notice waited. Without one are
 * notices to customers, those about the account itself, and what a process of the version before queues. A column that a
 * running process ignores.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table notices add column business_id uuid references businesses (id)`.execute(db);
}
