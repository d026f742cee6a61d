import { type Kysely, sql } from 'kysely';

/**
 * The quotes of the desk, newest first, and the jobs with what the figures ask of each. An index blocks writes to its
 * table while it is made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`create index quotes_newest on quotes (created_at desc, id desc)`.execute(db);
  await sql`drop index jobs_listed`.execute(db);
  await sql`
    create index jobs_listed on jobs (created_at desc, id desc) include (status, is_active, business_id)
      where deleted_at is null`.execute(db);
}
