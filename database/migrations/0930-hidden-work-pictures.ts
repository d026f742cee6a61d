import { type Kysely, sql } from 'kysely';

/**
 * An admin hides a work picture, and may show it again. The column has a fixed default, so no row is rewritten. A release that
 * does not know it yet shows the few that are hidden until it is replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table work_pictures add column is_visible boolean not null default true`.execute(db);
}
