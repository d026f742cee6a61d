import { type Kysely, sql } from 'kysely';

/**
 * Which subscription of the simulator one took the place of: another bank account has one of its own. A null column: no
 * rewrite, and a running process ignores it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table simulator_subscriptions add column replaces text references simulator_subscriptions (id)`.execute(
    db,
  );
}
