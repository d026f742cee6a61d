-- What work there is, and where post codes lie.

create table work_categories (
  id uuid primary key,
  name text not null,
  name_key text not null unique,
  slug text not null unique,
  credentials jsonb not null default '[]',
  is_active boolean not null default true,
  created_at timestamptz not null,
  deleted_at timestamptz,
  constraint deleted_is_inactive check (deleted_at is null or not is_active)
);

create table services (
  id uuid primary key,
  category_id uuid not null references work_categories (id),
  name text not null,
  name_key text not null,
  is_premium boolean not null default false,
  -- What is asked about a job; a service that an operator adds asks nothing.
  questions jsonb not null default '[]',
  is_active boolean not null default true,
  created_at timestamptz not null,
  deleted_at timestamptz,
  unique (category_id, name_key),
  constraint deleted_is_inactive check (deleted_at is null or not is_active)
);

-- As the operator's own tables say (`npm run geo:import`).
create table postcode_points (
  code text primary key,
  kind text not null check (kind in ('unit', 'district')),
  lat double precision not null,
  lng double precision not null,
  source text not null,
  as_of date not null
);

create table postcode_sources (
  source text primary key,
  -- What the licence of the table wants to be shown.
  credits jsonb not null default '[]',
  as_of date not null,
  loaded_at timestamptz not null
);
