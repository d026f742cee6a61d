import { type Kysely, sql } from 'kysely';

/** A page shows a business the times that wait for an answer. Few visits are proposed at a time; locks them for a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create index proposed_visits_of_business on visits (business_id) where status = 'proposed'`.execute(db);
}
