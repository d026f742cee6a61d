-- What a night counts of the market for everybody to read.

-- The price ranges that were published for a service in a place: rows are added.
create table price_ranges (
  id uuid primary key,
  service_id uuid not null references services (id),
  place text not null,
  counted_from timestamptz not null,
  counted_until timestamptz not null,
  quotes_count int not null check (quotes_count >= 10),
  low_pence int not null check (low_pence >= 0),
  high_pence int not null check (high_pence >= low_pence),
  -- That another one or nothing took its place.
  ended_at timestamptz
);
create unique index one_shown_price_range on price_ranges (service_id, place) where ended_at is null;
create index price_ranges_service on price_ranges (service_id, counted_until);
create index price_ranges_ended on price_ranges (ended_at);

-- How many jobs of a trade were posted in an outward code in the three months before, and how many of them premium
-- ones: what a business there may expect. Written whole each night.
create table demand (
  category_id uuid not null references work_categories (id),
  lat double precision not null,
  lng double precision not null,
  jobs int not null check (jobs > 0),
  premium_jobs int not null check (premium_jobs between 0 and jobs),
  primary key (category_id, lat, lng)
);

-- How often a service was posted in the last year.
create table service_demand (
  service_id uuid primary key references services (id) on delete cascade,
  posted int not null check (posted > 0)
);

-- A few figures of the whole market, each with the number of jobs behind it.
create table market_facts (
  name text primary key check (name in ('jobs-posted', 'first-quote-minutes', 'hired-percent')),
  value int not null check (value >= 0),
  jobs_count int not null check (jobs_count >= 0)
);
