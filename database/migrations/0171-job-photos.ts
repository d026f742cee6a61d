import { type Kysely, sql } from 'kysely';

/**
 * The photos of a job, in their order, each with a sentence; how many a job has stands with the job, so that lists of jobs
 * without any look for none. Which admin looked at them for what reason, since that opens them for an hour. New tables,
 * and a column that is written nowhere yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table job_photos (
      file_id uuid primary key references files (id) on delete cascade,
      job_id uuid not null references jobs (id),
      position smallint not null check (position >= 0),
      text text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0)
    )`.execute(db);
  await sql`create index job_photos_job on job_photos (job_id, position)`.execute(db);
  await sql`alter table jobs add column photos_count smallint not null default 0`.execute(db);
  await sql`
    create table photo_looks (
      admin_id uuid not null references accounts (id),
      job_id uuid not null references jobs (id),
      reason text not null,
      looked_at timestamptz not null,
      primary key (admin_id, job_id, reason)
    )`.execute(db);
  await sql`create index photo_looks_old on photo_looks (looked_at)`.execute(db);
}
