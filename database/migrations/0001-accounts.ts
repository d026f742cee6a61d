import { type Kysely, sql } from 'kysely';

/** Accounts, their sessions and what they want to be told. New tables only: no lock on anything in use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence account_numbers`.execute(db);
  await sql`create sequence job_numbers`.execute(db);
  await sql`
    create table accounts (
      id uuid primary key,
      reference text not null unique,
      role text not null check (role in ('customer', 'business', 'admin')),
      email text not null,
      email_key text not null unique check (email_key = lower(email_key)),
      first_name text not null,
      last_name text not null,
      mobile_number text not null,
      password_hash text not null,
      avatar text,
      verified_at timestamptz,
      is_active boolean not null default true,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table sessions (
      token_hash bytea primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      admin_id uuid references accounts (id) on delete cascade,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_account on sessions (account_id)`.execute(db);
  await sql`
    create table notification_settings (
      account_id uuid primary key references accounts (id) on delete cascade,
      by_email boolean not null default true,
      by_sms boolean not null default false,
      messages boolean not null default false,
      new_job_leads boolean not null default false,
      newsletters boolean not null default false,
      special_offers boolean not null default false,
      recommendations boolean not null default false
    )`.execute(db);
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`
    create table idempotency_keys (
      account_id uuid not null references accounts (id) on delete cascade,
      route text not null,
      key text not null,
      body_hash text not null,
      answer jsonb,
      created_at timestamptz not null,
      primary key (account_id, route, key)
    )`.execute(db);
}
