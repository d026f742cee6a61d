import { type Kysely, sql } from 'kysely';

/**
 * Since when a purchase waits for the bank, its payer having done everything; and pages of the simulator that wait so.
 * Null columns: no rewrite, and a running process ignores them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table payment_intents add column at_bank_since timestamptz`.execute(db);
  await sql`alter table simulator_checkouts add column authorised_at timestamptz`.execute(db);
}
