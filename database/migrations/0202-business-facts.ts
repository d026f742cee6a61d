import { type Kysely, sql } from 'kysely';

/**
 * What a profile says of a business in figures: how many jobs it has finished here, which a trigger counts, and how long it
 * usually takes to reply, which a duty works out at night. A table of its own, since the row of a business is locked by much
 * else. Filling in writes a row for each business that has finished a job and blocks writes to engagements meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table business_facts (
      business_id uuid primary key references businesses (id),
      finished_jobs integer not null default 0 check (finished_jobs >= 0),
      reply_minutes integer check (reply_minutes >= 0)
    )`.execute(db);
  await counting(db);
  await sql`lock table engagements in share row exclusive mode`.execute(db);
  await sql`
    insert into business_facts (business_id, finished_jobs)
    select b.id, count(*) from engagements e join businesses b on b.id = e.business_id
    where e.status = 'finished' group by b.id`.execute(db);
  for (const [act, side] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.id(`business_facts_content_${act}`)} after ${sql.raw(act)} on business_facts
        referencing ${sql.raw(side)} table as changed
        for each statement execute function note_changed_parts()`.execute(db);
}

/** Counted by steps: of two jobs that finish at once each adds one to what the other has left. */
async function counting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_finished_job(business uuid, by integer) returns void language sql as $$
      insert into business_facts as f (business_id, finished_jobs) values (business, greatest(by, 0))
        on conflict (business_id) do update set finished_jobs = greatest(f.finished_jobs + by, 0)
      $$`.execute(db);
  await sql`
    create function keep_finished_jobs() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.status = 'finished' then perform count_finished_job(old.business_id, -1); end if;
        if tg_op <> 'DELETE' and new.status = 'finished' then perform count_finished_job(new.business_id, 1); end if;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger engagements_finished_jobs after insert or delete or update of status, business_id on engagements
      for each row execute function keep_finished_jobs()`.execute(db);
}
