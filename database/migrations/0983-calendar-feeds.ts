import { type Kysely, sql } from 'kysely';

/**
 * The secret address at which a person's calendar program reads their visits. The row stays when the address is revoked: its
 * count goes on, so that no address is ever made a second time. New table, locks nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      account_id uuid primary key references accounts (id),
      edition int not null check (edition > 0),
      token_hash bytea unique check (octet_length(token_hash) = 32),
      changed_at timestamptz not null
    )`.execute(db);
}
