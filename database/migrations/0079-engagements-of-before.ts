import { type Kysely, sql } from 'kysely';

/**
 * Writes the engagements of the work that was agreed on before they were records of their own, and what became of each
 * ask. Writes every row of the jobs once, then makes the indexes of the lists; jobs wait meanwhile (a second for each
 * hundred thousand).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  // The triggers of 0078 would write each row once more.
  await sql`alter table jobs disable trigger user`.execute(db);
  await sql`alter table engagements disable trigger user`.execute(db);
  await backfill(db);
  await sql`alter table engagements enable trigger user`.execute(db);
  await sql`alter table jobs enable trigger user`.execute(db);
  await constraints(db);
  await indexes(db);
}

async function backfill(db: Kysely<unknown>): Promise<void> {
  await sql`
    update jobs set
      ask_status = case
        when business_id is not null then 'awarded' when status = 'active' then 'active' else 'cancelled' end,
      cancelled_at = case when business_id is null and status = 'cancelled' then ended_at end`.execute(db);
  await sql`
    insert into engagements
      select gen_random_uuid(), j.id, j.customer_id, j.business_id, q.id, j.created_at, j.status,
        coalesce(j.started_at, q.decided_at, q.created_at),
        case when j.status <> 'progress' then coalesce(j.ended_at, j.started_at, q.created_at) end
      from jobs j cross join lateral (
        select id, decided_at, created_at from quotes
        where job_id = j.id and business_id = j.business_id and status in ('accepted', 'closed')
        order by status, decided_at desc limit 1
      ) q
      where j.business_id is not null`.execute(db);
  await sql`
    do $$ begin
      if exists (
        select from jobs j where j.business_id is not null
          and not exists (select from engagements e where e.job_id = j.id)
      ) then raise exception 'a job has a business, but no quote of it that was accepted'; end if;
    end $$`.execute(db);
}

async function constraints(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      alter column ask_status set not null,
      add constraint deleted_is_not_asked check (deleted_at is null or ask_status <> 'active'),
      add constraint cancelled_is_cancelled check (cancelled_at is null or ask_status = 'cancelled')`.execute(
    db,
  );
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index jobs_asked_service on jobs (service_id, cell)
      include (created_at, id, lat, lng, tier, open_to_all_from)
      where ask_status = 'active' and is_offered`.execute(db);
  await sql`
    create index jobs_asked_category on jobs (category_id, cell)
      include (created_at, id, lat, lng, tier, open_to_all_from)
      where ask_status = 'active' and is_offered`.execute(db);
  await sql`
    create index jobs_asked_customer on jobs (customer_id, ask_status, created_at desc, id desc)`.execute(db);
  await sql`
    create index jobs_newest on jobs (created_at desc, id desc) include (ask_status, is_active)
      where deleted_at is null`.execute(db);
}
