import { type Kysely, sql } from 'kysely';

/**
 * Invitations to act in the name of a business, and who of its people wrote a message. The secret of an invitation is
 * made when its mail goes out; only its hash stands here. A new table and a column that a running process ignores.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table invitations (
      id uuid primary key,
      business_id uuid not null references businesses (id),
      email text not null,
      email_key text not null,
      role text not null check (role in ('office', 'field')),
      token_hash bytea unique,
      invited_by uuid not null references accounts (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      mailed_at timestamptz,
      accepted_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  await sql`
    create unique index invitations_open on invitations (business_id, email_key)
      where accepted_at is null and revoked_at is null`.execute(db);
  await sql`create index invitations_email on invitations (email_key)`.execute(db);
  await sql`alter table messages add column author_id uuid references accounts (id)`.execute(db);
}
