import { type Kysely, sql } from 'kysely';

/**
 * The desk lists and counts work by its status, newest first, without reading the jobs; it leaves out the few that were
 * deleted. Blocks writes to engagements and jobs while the indexes are made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create index engagements_newest on engagements (status, job_created_at desc, job_id desc)`.execute(db);
  await sql`create index jobs_deleted on jobs (id) where deleted_at is not null`.execute(db);
}
