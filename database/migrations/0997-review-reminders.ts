import { type Kysely, sql } from 'kysely';

/**
 * When a customer is asked for the review of finished work. The first index holds those alone that are still to come. A new
 * table; it locks jobs for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table review_reminders (
      id uuid primary key,
      job_id uuid not null references jobs (id),
      due_at timestamptz not null,
      over_at timestamptz,
      unique (job_id, due_at)
    )`.execute(db);
  await sql`create index review_reminders_to_come on review_reminders (due_at) where over_at is null`.execute(
    db,
  );
  await sql`create index review_reminders_over on review_reminders (over_at)`.execute(db);
}
