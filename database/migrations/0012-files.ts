import { type Kysely, sql } from 'kysely';

/**
 * What people upload: whose each file is and what it is called; its bytes lie outside the database under its id.
 * `avatar` and `logo` now name a file. Nothing has ever been written to the two columns of text that they replace.
 * A short lock on accounts and businesses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table files (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('picture', 'document', 'export')),
      name text not null,
      media_type text not null,
      bytes integer not null check (bytes > 0),
      width integer check (width > 0),
      created_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db);
  await sql`create index files_account on files (account_id, created_at)`.execute(db);
  await sql`
    alter table accounts drop column avatar,
      add column avatar uuid references files (id) on delete set null`.execute(db);
  await sql`
    alter table businesses drop column logo,
      add column logo uuid references files (id) on delete set null`.execute(db);
  await sql`create index accounts_avatar on accounts (avatar) where avatar is not null`.execute(db);
  await sql`create index businesses_logo on businesses (logo) where logo is not null`.execute(db);
}
