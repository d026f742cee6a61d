import { type Kysely, sql } from 'kysely';

/**
 * What a side of work in progress proposes, with a reason: to end it early. One at most is open for each piece of work, until
 * it is answered or lapses. A new table; it locks others for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table early_ends (
      id uuid primary key,
      engagement_id uuid not null references engagements (id),
      job_id uuid not null references jobs (id),
      side text not null check (side in ('customer', 'business')),
      proposed_by uuid not null references accounts (id),
      status text not null check (status in ('proposed', 'agreed', 'declined', 'withdrawn', 'lapsed', 'closed')),
      reason text check (length(reason) between 1 and 500),
      created_at timestamptz not null,
      lapses_at timestamptz not null check (lapses_at > created_at),
      decided_at timestamptz,
      check ((status = 'proposed') = (decided_at is null))
    )`.execute(db);
  await sql`create unique index one_open_early_end on early_ends (engagement_id) where status = 'proposed'`.execute(
    db,
  );
  await sql`create index early_ends_of_job on early_ends (job_id, created_at, id)`.execute(db);
  await sql`create index early_ends_of_author on early_ends (proposed_by)`.execute(db);
  await sql`create index early_ends_to_lapse on early_ends (lapses_at) where status = 'proposed'`.execute(db);
}
