import { type Kysely, sql } from 'kysely';

/**
 * Browsers in which somebody has signed in before, by the hash of a cookie, so that guessers cannot lock them out. The
 * new column of `sessions` rewrites nothing; its index blocks new sessions while it is made, a row for each device.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table known_devices (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      token_hash bytea not null,
      seen_at timestamptz not null,
      unique (token_hash, account_id)
    )`.execute(db);
  await sql`create index known_devices_account on known_devices (account_id, seen_at)`.execute(db);
  await sql`
    alter table sessions add column known_device_id uuid references known_devices (id) on delete set null`.execute(
    db,
  );
  await sql`
    create index sessions_known_device on sessions (known_device_id) where known_device_id is not null`.execute(
    db,
  );
}
