-- The books of the simulated payment provider. Empty wherever real ones are used.

create table simulator_checkouts (
  id text primary key,
  key text not null unique,
  asked jsonb not null,
  status text not null check (status in ('open', 'completed', 'cancelled')),
  -- Since when it waits for the bank.
  authorised_at timestamptz,
  subscription_id text,
  created_at timestamptz not null
);

create table simulator_subscriptions (
  id text primary key,
  method text not null,
  status text not null,
  gross_pence integer not null,
  what text not null,
  -- Whose day of the month it keeps.
  anchor_at timestamptz not null,
  next_charge_at timestamptz,
  cancels_at timestamptz,
  closed_at timestamptz,
  ended_because text,
  next_outcome text not null default 'paid',
  -- Which one it took the place of: another bank account has a subscription of its own.
  replaces text references simulator_subscriptions (id),
  created_at timestamptz not null
);

create table simulator_charges (
  id text primary key,
  key text not null unique,
  subscription_id text not null references simulator_subscriptions (id),
  status text not null,
  gross_pence integer not null,
  returned_pence integer not null default 0,
  what text not null,
  pays_until timestamptz,
  confirms_at timestamptz,
  -- The day that it counts for, where it is not the one on which it was asked for.
  taken_at timestamptz,
  outcome text not null,
  created_at timestamptz not null
);
create index simulator_charges_subscription on simulator_charges (subscription_id);

create table simulator_events (
  id text primary key,
  type text not null,
  about jsonb not null,
  due_at timestamptz not null,
  delivered_at timestamptz,
  created_at timestamptz not null
);
create index simulator_events_due on simulator_events (due_at) where delivered_at is null;
create index simulator_events_old on simulator_events (delivered_at) where delivered_at is not null;

-- How its events are delivered, and which call it refuses.
create table simulator_post (
  only_row boolean primary key check (only_row),
  copies integer not null,
  delay_seconds integer not null,
  is_backwards boolean not null,
  refuses text
);
