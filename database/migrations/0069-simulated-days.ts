import { type Kysely, sql } from 'kysely';

/**
 * The day that a charge of the simulator counts for, where it is not the one on which it was asked for. A null column: no
 * rewrite, and a running process ignores it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table simulator_charges add column taken_at timestamptz`.execute(db);
}
