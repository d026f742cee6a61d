import { type Kysely, sql } from 'kysely';

/**
 * A job is what a customer asks for, and ends when it is awarded; the work that was agreed on is an engagement. Takes the
 * table of jobs alone until the migrations that run with it are done, and blocks writes to quotes for one index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table jobs
      add column ask_status text check (ask_status in ('active', 'awarded', 'cancelled')),
      add column cancelled_at timestamptz,
      add constraint jobs_asked_key unique (id, customer_id, created_at)`.execute(db);
  await sql`
    alter table quotes add constraint quotes_sides_key unique (id, job_id, business_id)`.execute(db);
  await engagements(db);
  await oldToNew(db);
  await newToOld(db);
}

/** The foreign keys hold both sides and the moment of the job to what the job and the quote say; lists are ordered by it. */
async function engagements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table engagements (
      id uuid primary key,
      job_id uuid not null unique,
      customer_id uuid not null,
      business_id uuid not null,
      quote_id uuid not null unique,
      job_created_at timestamptz not null,
      status text not null check (status in ('progress', 'finished', 'cancelled')),
      started_at timestamptz not null,
      ended_at timestamptz,
      foreign key (job_id, customer_id, job_created_at) references jobs (id, customer_id, created_at)
        on update cascade,
      foreign key (quote_id, job_id, business_id) references quotes (id, job_id, business_id),
      constraint ended_is_over check ((ended_at is null) = (status = 'progress'))
    )`.execute(db);
  await sql`
    create index engagements_customer
      on engagements (customer_id, status, job_created_at desc, job_id desc)`.execute(db);
  await sql`
    create index engagements_business
      on engagements (business_id, status, job_created_at desc, job_id desc)`.execute(db);
}

// While a release rolls out, processes of the release before write jobs.status and jobs.business_id. Until the columns
// go (database/contractions), triggers keep what the old and the new processes read the same.

async function oldToNew(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_both_statuses() returns trigger language plpgsql as $$
      begin
        if new.ask_status is null or (tg_op = 'UPDATE' and new.status <> old.status and new.ask_status = old.ask_status)
        then
          new.ask_status := case
            when new.business_id is not null then 'awarded' when new.status = 'active' then 'active'
            else 'cancelled' end;
          new.cancelled_at := case when new.ask_status = 'cancelled' then new.ended_at end;
        elsif new.status is null or (tg_op = 'UPDATE' and new.ask_status <> old.ask_status and new.status = old.status)
        then
          -- An awarded job takes its status from the engagement, which is written next.
          new.status := case new.ask_status when 'cancelled' then 'cancelled' else 'active' end;
          new.ended_at := new.cancelled_at;
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger jobs_keep_both_statuses before insert or update of status, ask_status on jobs
      for each row execute function keep_both_statuses()`.execute(db);
  await sql`
    create function engage_winner() returns trigger language plpgsql as $$
      begin
        insert into engagements as e
          select gen_random_uuid(), new.id, new.customer_id, new.business_id, q.id, new.created_at, new.status,
            coalesce(new.started_at, q.decided_at, q.created_at),
            case when new.status <> 'progress' then coalesce(new.ended_at, new.started_at, q.created_at) end
          from quotes q
          where q.job_id = new.id and q.business_id = new.business_id and q.status in ('accepted', 'closed')
          order by q.status, q.decided_at desc limit 1
        on conflict (job_id) do update set status = excluded.status, ended_at = excluded.ended_at
          where (e.status, e.ended_at) is distinct from (excluded.status, excluded.ended_at);
        return null;
      end $$`.execute(db);
  await sql`
    create trigger jobs_engage_winner after insert or update of status, business_id on jobs
      for each row when (new.business_id is not null) execute function engage_winner()`.execute(db);
}

async function newToOld(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_job_of_engagement() returns trigger language plpgsql as $$
      begin
        update jobs j
          set status = new.status, business_id = new.business_id, started_at = new.started_at, ended_at = new.ended_at
          where j.id = new.job_id and (j.status, j.business_id, j.started_at, j.ended_at)
            is distinct from (new.status, new.business_id, new.started_at, new.ended_at);
        return null;
      end $$`.execute(db);
  await sql`
    create trigger engagements_tell_job after insert or update on engagements
      for each row execute function tell_job_of_engagement()`.execute(db);
}
