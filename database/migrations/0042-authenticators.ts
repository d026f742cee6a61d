import { type Kysely, sql } from 'kysely';

/** One-time codes of admins: the seeds are sealed, the recovery codes hashed. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table authenticators (
      account_id uuid primary key references accounts (id) on delete cascade,
      seed bytea,
      waiting_seed bytea,
      last_step integer not null default 0,
      confirmed_at timestamptz,
      created_at timestamptz not null,
      check ((seed is null) = (confirmed_at is null))
    )`.execute(db);
  await sql`
    create table recovery_codes (
      account_id uuid not null references accounts (id) on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (account_id, code_hash)
    )`.execute(db);
}
