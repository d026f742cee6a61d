-- Everybody the admin area lists, as it finds them: one narrow row for each account that is not deleted, kept by
-- triggers so that no act can forget it.

-- In the order of the columns of the view below. Names and addresses are folded, so that a search folds nothing but
-- what was typed.
create table found_accounts (
  account_id uuid primary key references accounts (id) on delete cascade,
  role text not null,
  created_at timestamptz not null,
  is_active boolean not null,
  is_verified boolean not null,
  person text not null,
  names text not null,
  email text not null
);

-- An account is found by the names of the businesses that it owns, too.
create view accounts_to_find as
  select a.id, a.role, a.created_at, a.is_active, a.verified_at is not null as is_verified,
    folded(a.first_name || ' ' || a.last_name) as person,
    folded(concat_ws(e'\n', a.first_name || ' ' || a.last_name, (
      select string_agg(b.name, e'\n' order by b.created_at) from businesses b where b.owner_id = a.id
    ))) as names, folded(a.email) as email
  from accounts a
  where a.deleted_at is null;

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
  end $$;
create function keep_found_account() returns trigger language plpgsql as $$
  begin perform find_account_anew(new.id); return null; end $$;
create trigger accounts_found after insert or update of first_name, last_name, email, role, is_active, verified_at,
  deleted_at, created_at on accounts for each row execute function keep_found_account();
create function keep_found_owner() returns trigger language plpgsql as $$
  begin
    perform find_account_anew(new.owner_id);
    if tg_op = 'UPDATE' and old.owner_id <> new.owner_id then perform find_account_anew(old.owner_id); end if;
    return null;
  end $$;
create trigger businesses_found after insert or update of name, owner_id on businesses
  for each row execute function keep_found_owner();

create index found_accounts_newest on found_accounts (role, created_at desc, account_id desc)
  include (is_active, is_verified);
create index found_accounts_by_person on found_accounts (role, person, account_id) include (is_active, is_verified);
create index found_accounts_by_email on found_accounts (role, email, account_id) include (is_active, is_verified);
-- The few that are switched off or not verified.
create index found_accounts_inactive on found_accounts (role, created_at desc, account_id desc) where not is_active;
create index found_accounts_unverified on found_accounts (role, created_at desc, account_id desc)
  where not is_verified;

-- A part of one or two letters is found by the letters and pairs of letters that a text holds; each list has its own
-- index. What that costs is told to the planner, which would else reckon it out for row after row.
create function short_parts(text text) returns text[] language sql immutable strict parallel safe cost 10000 as $$
  select array(
    select distinct substr(text, place, length)
    from generate_series(1, char_length(text)) place, generate_series(1, 2) length
  ) $$;
create index found_accounts_short_parts_of_customer on found_accounts
  using gin (short_parts(names), short_parts(email)) where role = 'customer';
create index found_accounts_short_parts_of_business on found_accounts
  using gin (short_parts(names), short_parts(email)) where role = 'business';

-- A longer part is found by trigrams, where the engine has them; else the table is read.
do $$ begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index found_accounts_parts_of_customer on found_accounts
      using gin (names gin_trgm_ops, email gin_trgm_ops) where role = 'customer';
    create index found_accounts_parts_of_business on found_accounts
      using gin (names gin_trgm_ops, email gin_trgm_ops) where role = 'business';
    -- Jobs are found by their titles.
    create index jobs_titles on jobs using gin (folded(title) gin_trgm_ops);
  end if;
end $$;
