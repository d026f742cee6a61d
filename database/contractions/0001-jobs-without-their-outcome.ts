import { type Kysely, sql } from 'kysely';

/** What became of a job stands in its engagement alone. Takes the table of jobs alone for a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`drop trigger jobs_keep_both_statuses on jobs`.execute(db);
  await sql`drop trigger jobs_engage_winner on jobs`.execute(db);
  await sql`drop trigger engagements_tell_job on engagements`.execute(db);
  await sql`drop function keep_both_statuses, engage_winner, tell_job_of_engagement`.execute(db);
  // With them go the checks and the indexes of the release before: jobs_match_service, jobs_match_category,
  // jobs_customer, jobs_business and jobs_listed.
  await sql`
    alter table jobs
      drop column status, drop column business_id, drop column started_at, drop column ended_at`.execute(db);
}
