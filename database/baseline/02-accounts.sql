-- Accounts: signing up, sessions, proving an address, getting back in.

create sequence account_numbers;

create table accounts (
  id uuid primary key,
  -- C-000123: what people see and say.
  reference text not null unique,
  role text not null check (role in ('customer', 'business', 'admin')),
  email text not null,
  -- Unique whatever its capitals.
  email_key text not null unique check (email_key = lower(email_key)),
  first_name text not null,
  last_name text not null,
  mobile_number text not null,
  password_hash text not null,
  -- Null where nobody has changed it since the account was made.
  password_set_at timestamptz,
  avatar uuid,
  verified_at timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- Of a deleted account the hash of the address stays, and nothing it could be read from.
  email_hash bytea,
  constraint deleted_is_inactive check (deleted_at is null or not is_active)
);
create unique index accounts_mobile on accounts (mobile_number) where mobile_number like '07%';
create index accounts_avatar on accounts (avatar) where avatar is not null;

-- Deleting an account for the moment in which the details of the audit log go would be a way around its triggers, for a
-- role that neither owns nor may alter the tables.
create function refuse_return() returns trigger language plpgsql as $$
  begin raise exception 'a deleted account stays deleted'; end $$;
create trigger accounts_stay_deleted before update of deleted_at on accounts for each row
  when (old.deleted_at is not null and new.deleted_at is null) execute function refuse_return();

-- Browsers in which somebody has signed in before, by the hash of a cookie, so that guessers cannot lock them out.
create table known_devices (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash bytea not null,
  seen_at timestamptz not null,
  unique (token_hash, account_id)
);
create index known_devices_account on known_devices (account_id, seen_at);
create index known_devices_old on known_devices (seen_at);

-- A session stays known once it has ended.
create table sessions (
  token_hash bytea primary key,
  -- By which it can be pointed at without its token.
  id uuid not null default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  -- For which business it acts, so that it never goes on for another one when that is gone.
  business_id uuid,
  device text,
  known_device_id uuid references known_devices (id) on delete set null,
  -- An admin who acts as somebody: who, from which session of their own, and why.
  admin_id uuid references accounts (id) on delete cascade,
  parent_id uuid,
  reason text,
  -- When somebody last showed the password in it.
  proved_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index sessions_id on sessions (id);
create index sessions_account on sessions (account_id);
create index sessions_known_device on sessions (known_device_id) where known_device_id is not null;
create index sessions_old on sessions (least(ended_at, expires_at));

create table account_codes (
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('password', 'email')),
  code_hash text not null,
  email text,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null,
  primary key (account_id, purpose)
);
create index account_codes_old on account_codes (expires_at);

create table account_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'undo-email')),
  email text not null,
  email_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_account on account_links (account_id, purpose);
create index account_links_email on account_links (email_key) where purpose = 'undo-email';
create index account_links_old on account_links (expires_at);

-- One-time codes of admins: the seeds are sealed, the recovery codes hashed.
create table authenticators (
  account_id uuid primary key references accounts (id) on delete cascade,
  seed bytea,
  waiting_seed bytea,
  last_step integer not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  check ((seed is null) = (confirmed_at is null))
);
create table recovery_codes (
  account_id uuid not null references accounts (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table idempotency_keys (
  account_id uuid not null references accounts (id) on delete cascade,
  route text not null,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (account_id, route, key)
);
create index idempotency_keys_old on idempotency_keys (created_at);

-- The repeats of those who have no account: a registration, a message to us, a mailed code.
create table visitor_keys (
  -- Made of the call, the e-mail address and the key, so that no address stands here.
  id text primary key,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null
);
create index visitor_keys_old on visitor_keys (created_at);
