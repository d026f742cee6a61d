import { type Kysely, sql } from 'kysely';

/**
 * What is asked about a job belongs to its service. Null until the start fills it in from the catalogue file; a service that
 * an operator adds stays null and asks nothing. A column without a default, so the lock is held for a moment only.
 * `work_categories.questions` stays for processes of the release before, and goes in a later one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table services add column questions jsonb`.execute(db);
}
