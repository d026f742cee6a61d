-- What people agreed to, word for word, and the copies of their data.

create table consents (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  purpose text not null check (purpose in ('terms', 'newsletters', 'special_offers', 'recommendations')),
  channel text check (channel in ('email', 'sms')),
  is_given boolean not null,
  wording text not null,
  source text not null check (source in ('registration', 'settings', 'unsubscribe')),
  created_at timestamptz not null,
  check ((purpose = 'terms') = (channel is null))
);
create index consents_account on consents (account_id, created_at);
create trigger consents_add_only before update or delete on consents
  for each row execute function refuse_change();

create table exports (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  size_bytes integer,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((ready_at is null) = (size_bytes is null)),
  check ((ready_at is null) = (expires_at is null))
);
create index exports_account on exports (account_id, asked_at desc);
create index exports_old on exports (asked_at) where ready_at is null;
