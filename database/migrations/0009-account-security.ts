import { type Kysely, sql } from 'kysely';

/**
 * What signing up, proving an address and getting back in need. The new columns take a short exclusive lock on
 * `sessions`, which holds one row for each device; the index on mobile numbers blocks new accounts while it is made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await nameSessions(db);
  await sql`create unique index accounts_mobile on accounts (mobile_number) where mobile_number like '07%'`.execute(
    db,
  );
  await sql`
    create table account_mails (
      id uuid primary key,
      kind text not null,
      account_id uuid not null references accounts (id) on delete cascade,
      recipient text,
      status text not null default 'queued' check (status in ('queued', 'sent', 'dropped')),
      created_at timestamptz not null,
      decided_at timestamptz
    )`.execute(db);
  await sql`create index account_mails_account on account_mails (account_id, kind)`.execute(db);
  await sql`
    create table account_codes (
      account_id uuid not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('password', 'email')),
      code_hash text not null,
      email text,
      tries_left integer not null check (tries_left >= 0),
      expires_at timestamptz not null,
      primary key (account_id, purpose)
    )`.execute(db);
  await sql`
    create table account_links (
      token_hash bytea primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('verify', 'undo-email')),
      email text not null,
      email_key text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index account_links_account on account_links (account_id, purpose)`.execute(db);
  await sql`create index account_links_email on account_links (email_key) where purpose = 'undo-email'`.execute(
    db,
  );
}

/** A session that can be pointed at without its token, and that stays known once it has ended. */
async function nameSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column id uuid not null default gen_random_uuid(),
      add column device text,
      add column ended_at timestamptz`.execute(db);
  await sql`create unique index sessions_id on sessions (id)`.execute(db);
}
