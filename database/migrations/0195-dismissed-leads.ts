import { type Kysely, sql } from 'kysely';

/** When a business removed a lead: for a minute it may take that back. Adding the column locks `leads` for a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table leads add column dismissed_at timestamptz`.execute(db);
}
