import { type Kysely, sql } from 'kysely';

/**
 * Which quote took the place of which, and why its business says so. `root_id` is the first of a row of them, so that all
 * before one are found at once. New table; it locks another for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table quote_revisions (
      quote_id uuid primary key references quotes (id),
      replaced_id uuid not null unique references quotes (id),
      root_id uuid not null references quotes (id),
      because text check (length(because) between 1 and 500),
      created_at timestamptz not null,
      check (quote_id <> replaced_id)
    )`.execute(db);
  await sql`create index quote_revisions_of_root on quote_revisions (root_id, created_at desc)`.execute(db);
}
