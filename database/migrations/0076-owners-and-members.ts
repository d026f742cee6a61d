import { type Kysely, sql } from 'kysely';

/**
 * A business is not a person: it has an owner, who may change, and members. Until now its id was its owner's. A process
 * of the version before names neither the owner of a business nor the business of a document; the triggers do it for
 * that process. Takes the
 * table of businesses alone for the moment it takes to write the owners down.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table businesses add column owner_id uuid references accounts (id)`.execute(db);
  await sql`update businesses set owner_id = id`.execute(db);
  await sql`
    create function own_yourself() returns trigger language plpgsql as $$
      begin new.owner_id := coalesce(new.owner_id, new.id); return new; end $$`.execute(db);
  await sql`
    create trigger businesses_have_owners before insert on businesses for each row
      execute function own_yourself()`.execute(db);
  await sql`alter table businesses alter column owner_id set not null`.execute(db);
  await sql`alter table businesses drop constraint businesses_id_fkey`.execute(db);
  await sql`create unique index businesses_owner on businesses (owner_id)`.execute(db);
  await sql`
    create table memberships (
      business_id uuid not null references businesses (id),
      account_id uuid not null references accounts (id),
      role text not null check (role in ('office', 'field')),
      created_at timestamptz not null,
      primary key (business_id, account_id)
    )`.execute(db);
  await sql`create index memberships_account on memberships (account_id)`.execute(db);
  await sql`
    create view members as
      select id as business_id, owner_id as account_id, 'owner' as role, created_at from businesses
      union all
      select business_id, account_id, role, created_at from memberships`.execute(db);
  await sql`alter table files add column business_id uuid references businesses (id)`.execute(db);
  await sql`
    update files set business_id = account_id
    where kind = 'document' or id in (select logo from businesses)`.execute(db);
  await sql`
    create function belong_to_business() returns trigger language plpgsql as $$
      begin
        if new.kind = 'document' then new.business_id := coalesce(new.business_id, new.account_id); end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger documents_are_of_businesses before insert on files for each row
      execute function belong_to_business()`.execute(db);
  await sql`create index files_business on files (business_id, created_at) where business_id is not null`.execute(
    db,
  );
  await finding(db);
  await sql`alter table sessions add column business_id uuid references businesses (id)`.execute(db);
}

/** The desk finds an account by the names of the businesses that it owns. */
async function finding(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view accounts_to_find as
      select a.id, a.role, a.created_at, a.is_active, a.verified_at is not null as is_verified,
        folded(a.first_name || ' ' || a.last_name) as person,
        folded(concat_ws(e'\\n', a.first_name || ' ' || a.last_name, (
          select string_agg(b.name, e'\\n' order by b.created_at) from businesses b where b.owner_id = a.id
        ))) as names, folded(a.email) as email
      from accounts a
      where a.deleted_at is null`.execute(db);
  await sql`
    create function find_account_anew(account uuid) returns void language plpgsql as $$
      begin
        -- A new name of the account and one of its business at once: the second waits here, and sees the first. Last of
        -- all locks, so that nobody who waits for it is waited for.
        perform from found_accounts where account_id = account for update;
        insert into found_accounts select * from accounts_to_find where id = account
          on conflict (account_id) do update set role = excluded.role, created_at = excluded.created_at,
            is_active = excluded.is_active, is_verified = excluded.is_verified, person = excluded.person,
            names = excluded.names, email = excluded.email;
        delete from found_accounts f where account_id = account
          and not exists (select from accounts_to_find a where a.id = f.account_id);
      end $$`.execute(db);
  await sql`
    create or replace function keep_found_account() returns trigger language plpgsql as $$
      begin perform find_account_anew(new.id); return null; end $$`.execute(db);
  await sql`
    create function keep_found_owner() returns trigger language plpgsql as $$
      begin
        perform find_account_anew(new.owner_id);
        if tg_op = 'UPDATE' and old.owner_id <> new.owner_id then perform find_account_anew(old.owner_id); end if;
        return null;
      end $$`.execute(db);
  await sql`drop trigger businesses_found on businesses`.execute(db);
  await sql`
    create trigger businesses_found after insert or update of name, owner_id on businesses
      for each row execute function keep_found_owner()`.execute(db);
}
