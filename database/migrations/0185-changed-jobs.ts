import { type Kysely, sql } from 'kysely';

/**
 * Jobs that are changed while they are out, cancelled for a reason, or closed since nobody took them up. The columns of
 * `jobs` are null or have a fixed default, so no row is rewritten. Jobs of before have no `closed_reason`, so there is
 * nothing to count yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table jobs
      add column revision integer not null default 0,
      add column revised_at timestamptz,
      add column renewed_at timestamptz,
      add column closed_reason text
        check (closed_reason in ('hired_elsewhere', 'not_needed', 'unanswered'))`.execute(db);
  await sql`
    create index jobs_closed_for on jobs (closed_reason, created_at desc, id desc)
      where closed_reason is not null and deleted_at is null`.execute(db);
  await sql`
    create table job_revisions (
      id uuid primary key,
      job_id uuid not null references jobs (id),
      number integer not null,
      fields text[] not null check (cardinality(fields) > 0),
      before jsonb not null,
      after jsonb not null,
      created_at timestamptz not null,
      told_at timestamptz,
      unique (job_id, number)
    )`.execute(db);
  await sql`create index job_revisions_untold on job_revisions (created_at) where told_at is null`.execute(
    db,
  );
  await sql`
    create table closing_warnings (
      id uuid primary key,
      job_id uuid not null references jobs (id),
      closes_at timestamptz not null,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create unique index closing_warnings_open on closing_warnings (job_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index closing_warnings_due on closing_warnings (closes_at) where ended_at is null`.execute(
    db,
  );
  await sql`
    create index closing_warnings_old on closing_warnings (ended_at) where ended_at is not null`.execute(db);
  await sql`create index closing_warnings_job on closing_warnings (job_id)`.execute(db);
  await sql`
    alter table market_settings
      add column unanswered_days integer not null default 60 check (unanswered_days between 0 and 730)`.execute(
    db,
  );
  await countReasons(db);
}

const monthOf = (row: string) => `date_trunc('month', ${row}.created_at at time zone 'UTC')::date`;
const add = (row: string, count: number) => `
  if ${row}.closed_reason is not null then
    insert into tallies (noun, month, traits, count)
      values ('closed-job', ${monthOf(row)}, array[${row}.closed_reason], ${count});
  end if;`;

/** One more thing that is counted, in the month in which the job was posted, as 0131 counts the others. */
async function countReasons(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      execute 'create or replace view tallies_counted as ' || rtrim(pg_get_viewdef('tallies_counted'), ';') || '
        union all
        select ''closed-job'' as noun, date_trunc(''month'', r.created_at at time zone ''UTC'')::date as month,
          array[r.closed_reason] as traits, count(*) as count
        from jobs r where r.closed_reason is not null group by 2, 3';
    end $$`.execute(db);
  await sql`
    create function tally_closed_jobs() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${sql.raw(add('old', -1))} end if;
        if tg_op <> 'DELETE' then ${sql.raw(add('new', 1))} end if;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger closed_jobs_tallied after insert on jobs
      for each row when (new.closed_reason is not null) execute function tally_closed_jobs()`.execute(db);
  await sql`
    create trigger closed_jobs_not_tallied after delete on jobs
      for each row when (old.closed_reason is not null) execute function tally_closed_jobs()`.execute(db);
  await sql`
    create trigger closed_jobs_tallied_again after update on jobs for each row
      when (old.closed_reason is distinct from new.closed_reason)
      execute function tally_closed_jobs()`.execute(db);
}
