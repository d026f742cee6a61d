import { type Kysely, sql } from 'kysely';

/**
 * Photos of the result, which a side of agreed work brings with its finish; how many work has and how many hours or days it
 * took stand with the engagement, so that lists of jobs without any look into no other table. A new table, and two columns that
 * are written nowhere yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table result_photos (
      file_id uuid primary key references files (id) on delete cascade,
      job_id uuid not null references jobs (id),
      position smallint not null check (position >= 0),
      width integer not null check (width > 0),
      height integer not null check (height > 0)
    )`.execute(db);
  await sql`create index result_photos_job on result_photos (job_id, position)`.execute(db);
  await sql`
    alter table engagements
      add column result_photos_count smallint not null default 0,
      add column worked_hundredths integer check (worked_hundredths > 0)`.execute(db);
}
