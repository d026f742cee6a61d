import { type Kysely, sql } from 'kysely';

/**
 * Which row of its subscription's history says that a bank did not pay a change of package. A null column without a
 * foreign key: no rewrite, no lock of the history, and a running process ignores it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table payment_intents add column bounced_by uuid`.execute(db);
}
