-- What a business says of itself on its profile, and what is counted of it there.

-- When its people come to customers. It is read and written as one, so it is one row.
create table working_hours (
  business_id uuid primary key references businesses (id),
  -- For each weekday from Monday on, as clocks in the United Kingdom show it, or null.
  opens time[] not null check (cardinality(opens) = 7),
  closes time[] not null check (cardinality(closes) = 7),
  -- Whole days off.
  off_from date[] not null,
  off_until date[] not null check (cardinality(off_until) = cardinality(off_from)),
  -- The least time between two visits, and how far ahead customers propose.
  gap_minutes smallint not null check (gap_minutes between 0 and 120),
  ahead_hours smallint not null check (ahead_hours between 0 and 168)
);

-- What a service costs at least.
create table starting_prices (
  business_id uuid not null references businesses (id),
  service_id uuid not null references services (id) on delete cascade,
  pence int not null check (pence > 0),
  primary key (business_id, service_id)
);
create index starting_prices_of_service on starting_prices (service_id);

-- Public pictures of its work, in its own order, 24 at most.
create table work_pictures (
  file_id uuid primary key references files (id) on delete cascade,
  business_id uuid not null references businesses (id),
  position smallint not null check (position between 1 and 24),
  text text not null,
  service_id uuid references services (id) on delete set null,
  -- The picture that shows the same place before the work.
  before_id uuid unique references work_pictures (file_id) on delete set null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- An admin may hide it, and show it again.
  is_visible boolean not null default true,
  created_at timestamptz not null,
  check (before_id <> file_id)
);
create index work_pictures_business on work_pictures (business_id, position);
create index work_pictures_newest on work_pictures (created_at desc, file_id desc);
create index work_pictures_service on work_pictures (service_id) where service_id is not null;

-- A table of its own, since the row of a business is locked by much else.
create table business_facts (
  business_id uuid primary key references businesses (id),
  -- A trigger counts (engagements).
  finished_jobs integer not null default 0 check (finished_jobs >= 0),
  -- How long it usually takes to reply; a duty works it out at night.
  reply_minutes integer check (reply_minutes >= 0)
);
