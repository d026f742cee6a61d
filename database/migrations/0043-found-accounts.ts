import { type Kysely, sql } from 'kysely';

/**
 * Everybody the desk lists, as it finds them: one narrow row for each account that is not deleted, kept by triggers so
 * that no act can forget it. Filling it reads every account once and blocks writes to them for as long: three
 * minutes for a million.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table found_accounts (
      account_id uuid primary key references accounts (id) on delete cascade,
      role text not null,
      created_at timestamptz not null,
      is_active boolean not null,
      is_verified boolean not null,
      person text not null,
      names text not null,
      email text not null
    )`.execute(db);
  await filling(db);
  await keeping(db);
  await listing(db);
  await searching(db);
  await sql`
    drop index accounts_listed, accounts_by_name, accounts_name_search, accounts_email_search, businesses_name_search
    `.execute(db);
}

/** Names and addresses stand there folded, so that a search folds nothing but what was typed. */
async function filling(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view accounts_to_find as
      select a.id, a.role, a.created_at, a.is_active, a.verified_at is not null as is_verified,
        folded(a.first_name || ' ' || a.last_name) as person,
        folded(concat_ws(e'\\n', a.first_name || ' ' || a.last_name, b.name)) as names, folded(a.email) as email
      from accounts a left join businesses b on b.id = a.id
      where a.deleted_at is null`.execute(db);
  await sql`insert into found_accounts select * from accounts_to_find`.execute(db);
}

async function keeping(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_found_account() returns trigger language plpgsql as $$
      begin
        -- A new name of the account and one of its business at once: the second waits here, and sees the first. Last of
        -- all locks, so that nobody who waits for it is waited for.
        perform from found_accounts where account_id = new.id for update;
        insert into found_accounts select * from accounts_to_find where id = new.id
          on conflict (account_id) do update set role = excluded.role, created_at = excluded.created_at,
            is_active = excluded.is_active, is_verified = excluded.is_verified, person = excluded.person,
            names = excluded.names, email = excluded.email;
        delete from found_accounts f where account_id = new.id
          and not exists (select from accounts_to_find a where a.id = f.account_id);
        return null;
      end $$`.execute(db);
  await sql`
    create trigger accounts_found after insert or update of first_name, last_name, email, role, is_active, verified_at,
      deleted_at, created_at on accounts for each row execute function keep_found_account()`.execute(db);
  await sql`
    create trigger businesses_found after insert or update of name on businesses
      for each row execute function keep_found_account()`.execute(db);
}

/** The few that are switched off or not verified have indexes of their own. */
async function listing(db: Kysely<unknown>): Promise<void> {
  const shown = sql`include (is_active, is_verified)`;
  await sql`
    create index found_accounts_newest on found_accounts (role, created_at desc, account_id desc) ${shown}`.execute(
    db,
  );
  await sql`
    create index found_accounts_inactive on found_accounts (role, created_at desc, account_id desc)
      where not is_active`.execute(db);
  await sql`
    create index found_accounts_unverified on found_accounts (role, created_at desc, account_id desc)
      where not is_verified`.execute(db);
  await sql`
    create index found_accounts_by_person on found_accounts (role, person, account_id) ${shown}`.execute(db);
  await sql`
    create index found_accounts_by_email on found_accounts (role, email, account_id) ${shown}`.execute(db);
}

/**
 * A part of three letters or more is found by trigrams, where the engine has `pg_trgm`; a shorter one by the letters
 * and pairs of letters that a text holds; each list has its own index. What that costs is told to the planner, which
 * would else reckon it out for row after row.
 */
async function searching(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function short_parts(text text) returns text[] language sql immutable strict parallel safe cost 10000 as $$
      select array(
        select distinct substr(text, place, length)
        from generate_series(1, char_length(text)) place, generate_series(1, 2) length
      ) $$`.execute(db);
  const roles = ['customer', 'business'] as const;
  for (const role of roles)
    await sql`
      create index ${sql.ref(`found_accounts_short_parts_of_${role}`)} on found_accounts
        using gin (short_parts(names), short_parts(email)) where role = ${sql.lit(role)}`.execute(db);
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  for (const role of roles)
    await sql`
      create index ${sql.ref(`found_accounts_parts_of_${role}`)} on found_accounts
        using gin (names gin_trgm_ops, email gin_trgm_ops) where role = ${sql.lit(role)}`.execute(db);
}
