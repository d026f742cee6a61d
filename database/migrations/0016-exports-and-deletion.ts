import { type Kysely, sql } from 'kysely';

/** Copies of somebody's data, and accounts that are gone. New columns without a default rewrite no table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  // The hash of the address stays, and nothing it could be read from.
  await sql`
    alter table accounts add column deleted_at timestamptz, add column email_hash bytea,
      add constraint deleted_is_inactive check (deleted_at is null or not is_active)`.execute(db);
  // When somebody last showed the password in this session.
  await sql`alter table sessions add column proved_at timestamptz`.execute(db);
  await sql`
    create table exports (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      size_bytes integer,
      asked_at timestamptz not null,
      ready_at timestamptz,
      expires_at timestamptz,
      check ((ready_at is null) = (size_bytes is null)),
      check ((ready_at is null) = (expires_at is null))
    )`.execute(db);
  await sql`create index exports_account on exports (account_id, asked_at desc)`.execute(db);
  // The last mail to somebody whose account is gone; the row goes with the mail.
  await sql`
    create table farewells (
      id uuid primary key,
      email text not null,
      first_name text not null,
      created_at timestamptz not null
    )`.execute(db);
}
