import { type Kysely, sql } from 'kysely';

/**
 * That one side missed a visit, as the other one said: once for a visit, whichever side says it first. It stands unless the other
 * side disputes it in time. New table, locks nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table no_shows (
      id uuid primary key,
      visit_id uuid not null unique references visits (id),
      side text not null check (side in ('customer', 'business')),
      said_by uuid not null references accounts (id),
      status text not null check (status in ('said', 'disputed', 'stands')),
      said_at timestamptz not null,
      lapses_at timestamptz not null check (lapses_at > said_at),
      settled_at timestamptz check ((settled_at is null) = (status = 'said'))
    )`.execute(db);
  await sql`create index no_shows_to_settle on no_shows (lapses_at) where status = 'said'`.execute(db);
  await sql`create index no_shows_said_by on no_shows (said_by)`.execute(db);
}
