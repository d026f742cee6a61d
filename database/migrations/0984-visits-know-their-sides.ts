import { type Kysely, sql } from 'kysely';

/**
 * A visit knows its job and its two sides, which are those of its lead and never change: a calendar reads the visits of one side from an
 * index, instead of asking each of the thousands of leads of a business. A trigger fills them in, so a process of the version
 * before may add visits too. Visits were added in 0970, so few rows are written; locks them while it runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table visits add column job_id uuid references jobs (id),
      add column customer_id uuid references accounts (id),
      add column business_id uuid references businesses (id)`.execute(db);
  await sql`
    create function sides_of_visit() returns trigger language plpgsql as $$
    begin
      select l.job_id, j.customer_id, l.business_id into new.job_id, new.customer_id, new.business_id
      from leads l join jobs j on j.id = l.job_id where l.id = new.lead_id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger sides_of_visit before insert on visits
      for each row execute function sides_of_visit()`.execute(db);
  await sql`
    update visits v set job_id = l.job_id, customer_id = j.customer_id, business_id = l.business_id
    from leads l join jobs j on j.id = l.job_id where l.id = v.lead_id`.execute(db);
  await sql`
    create index visits_of_customer on visits (customer_id, starts_at) where starts_at is not null`.execute(
    db,
  );
  await sql`
    create index visits_of_business on visits (business_id, starts_at) where starts_at is not null`.execute(
    db,
  );
}
