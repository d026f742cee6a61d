import { type Kysely, sql } from 'kysely';

/**
 * What the admin desk lists, searches and removes. New columns without a default rewrite no table; each index blocks
 * writes to its table while it is made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await removals(db);
  await listing(db);
  await searching(db);
}

/** What an admin removes stays for history, and is in no list any more. */
async function removals(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs add column deleted_at timestamptz,
      add constraint deleted_is_closed check (deleted_at is null or status in ('finished', 'cancelled'))`.execute(
    db,
  );
  await sql`
    alter table work_categories add column deleted_at timestamptz,
      add constraint deleted_is_inactive check (deleted_at is null or not is_active)`.execute(db);
  await sql`
    alter table services add column deleted_at timestamptz,
      add constraint deleted_is_inactive check (deleted_at is null or not is_active)`.execute(db);
  // Why an account was switched off or removed: for one mail, and gone with it.
  await sql`alter table account_mails add column note text`.execute(db);
  await sql`
    alter table farewells add column is_by_owner boolean not null default true, add column note text`.execute(
    db,
  );
}

async function listing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index accounts_listed on accounts (role, created_at desc, id desc) include (is_active, verified_at)
      where deleted_at is null`.execute(db);
  await sql`
    create index jobs_listed on jobs (created_at desc, id desc) include (status, is_active)
      where deleted_at is null`.execute(db);
}

/**
 * Text without regard to case, accents and other ways to write the same letter. Names and addresses are searched in
 * the middle too, for which PostgreSQL has trigrams; an engine without them reads the table.
 */
async function searching(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function folded(written text) returns text language sql immutable strict parallel safe as $$
      select lower(regexp_replace(normalize(written, NFKD), '[\\u0300-\\u036f]', '', 'g')) $$`.execute(db);
  await sql`
    create index accounts_by_name on accounts (role, folded(first_name || ' ' || last_name), id)
      where deleted_at is null`.execute(db);
  const { rows } = await sql`select from pg_available_extensions where name = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create index accounts_name_search on accounts using gin (folded(first_name || ' ' || last_name) gin_trgm_ops)
      where deleted_at is null`.execute(db);
  await sql`
    create index accounts_email_search on accounts using gin (folded(email) gin_trgm_ops)
      where deleted_at is null`.execute(db);
  await sql`create index businesses_name_search on businesses using gin (folded(name) gin_trgm_ops)`.execute(
    db,
  );
}
