-- Money that was taken, and the papers for it.

create table payments (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id),
  business_id uuid not null references businesses (id),
  provider text not null,
  provider_ref text not null,
  status text not null check (status in ('pending', 'paid', 'failed', 'refunded', 'charged_back')),
  what text not null,
  net_pence integer not null,
  vat_pence integer not null,
  gross_pence integer not null check (gross_pence = net_pence + vat_pence),
  vat_rate integer not null,
  promo_code text,
  taken_at timestamptz not null,
  created_at timestamptz not null,
  unique (provider, provider_ref)
);
create index payments_business on payments (business_id, taken_at);
create index payments_subscription on payments (subscription_id, taken_at);

-- Every change of what we hold of a payment: the sum of its entries is what it is worth.
create table ledger_entries (
  payment_id uuid not null references payments (id),
  entry integer not null,
  pence integer not null check (pence <> 0),
  created_at timestamptz not null,
  primary key (payment_id, entry)
);

create table invoices (
  id uuid primary key,
  number integer not null unique,
  payment_id uuid not null unique references payments (id),
  business_id uuid not null references businesses (id),
  sold_by jsonb not null,
  sold_to jsonb not null,
  issued_at timestamptz not null
);
create index invoices_old on invoices (issued_at);

-- What takes an invoice back, in part or whole, when money goes back.
create table credit_notes (
  id uuid primary key,
  number integer not null unique,
  payment_id uuid not null references payments (id),
  business_id uuid not null references businesses (id),
  entry integer not null,
  reason text not null check (reason in ('refunded', 'returned', 'received again')),
  net_pence integer not null,
  vat_pence integer not null,
  gross_pence integer not null check (gross_pence <> 0 and gross_pence = net_pence + vat_pence),
  issued_at timestamptz not null,
  unique (payment_id, entry)
);
create index credit_notes_business on credit_notes (business_id);
create index credit_notes_old on credit_notes (issued_at);

-- One row each, locked by anybody who issues one: a sequence would leave gaps where a transaction failed.
create table invoice_numbers (only_row boolean primary key check (only_row), last integer not null);
create table credit_note_numbers (only_row boolean primary key check (only_row), last integer not null);

-- What a person has to look at, each thing once, until somebody has dealt with it. It may settle itself, too.
create table payment_flags (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id),
  business_id uuid not null references businesses (id),
  why text not null check (why in
    ('unwanted', 'dispute', 'chargeback', 'price', 'unknown_charge', 'other_amount', 'not_ended')),
  reference text not null,
  raised_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references accounts (id),
  unique (subscription_id, why, reference),
  check (settled_at is not null or settled_by is null)
);
create index payment_flags_open on payment_flags (raised_at desc, id desc) where settled_at is null;

-- Each event once, however often it is delivered.
create table webhook_events (
  id uuid primary key,
  provider text not null,
  event_id text not null,
  type text not null,
  about jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'applied', 'ignored')),
  received_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, event_id)
);
create index webhook_events_old on webhook_events (settled_at) where settled_at is not null;
