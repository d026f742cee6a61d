import { type Kysely, sql } from 'kysely';

/** The quotes that a customer turned down, each with what was said of it to its business. New table; it locks two for a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table quote_declines (
      quote_id uuid primary key references quotes (id),
      lead_id uuid not null references leads (id),
      reason text check (reason in ('too_expensive', 'too_late', 'not_what_i_need', 'plans_changed')),
      words text check (length(words) between 1 and 500),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index quote_declines_of_lead on quote_declines (lead_id, created_at desc)`.execute(db);
}
