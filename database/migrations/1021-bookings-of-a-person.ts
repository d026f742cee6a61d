import { type Kysely, sql } from 'kysely';

/** When somebody is taken is read for each question about free times. Few rows, since bookings go a month after; locks them for a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`create index bookings_of_account on visit_bookings (account_id, ends_at)`.execute(db);
}
