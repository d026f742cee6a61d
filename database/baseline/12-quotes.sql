-- What businesses offer for a job.

create table quotes (
  id uuid primary key,
  lead_id uuid not null references leads (id),
  job_id uuid not null references jobs (id),
  business_id uuid not null references businesses (id),
  -- Who of its people sent it; without one the owner is named.
  author_id uuid references accounts (id),
  cost_pence integer not null check (cost_pence between 1 and 100000000),
  rate_code text not null,
  comments text,
  -- The PDF that goes with it. A file that is forgotten leaves its quote as it was.
  file_id uuid references files (id) on delete set null,
  status text not null check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'closed')),
  decided_at timestamptz,
  created_at timestamptz not null,
  constraint rate_is_known check (rate_code in ('hourly', 'daily', 'flat')),
  -- What an engagement refers to.
  constraint quotes_sides_key unique (id, job_id, business_id)
);
create unique index one_live_quote_per_lead on quotes (lead_id) where status in ('pending', 'accepted');
create unique index one_accepted_quote_per_job on quotes (job_id) where status = 'accepted';
create index quotes_job on quotes (job_id, created_at desc, id desc);
create index quotes_business on quotes (business_id, status, created_at desc, id desc);
create index quotes_newest on quotes (created_at desc, id desc);
create index quotes_file on quotes (file_id) where file_id is not null;
-- What price guides are counted from, once a night.
create index quotes_accepted_prices on quotes (decided_at) where status = 'accepted' and rate_code = 'flat';

-- What a quote says besides its price. Most say nothing more and have no row.
create table quote_details (
  quote_id uuid primary key references quotes (id) on delete cascade,
  vat_code text check (vat_code in ('included_20', 'included_5', 'included_0', 'not_registered')),
  included text,
  not_included text,
  earliest_start date,
  duration_count smallint check (duration_count between 1 and 999),
  duration_unit text check (duration_unit in ('hours', 'days', 'weeks')),
  deposit_percent smallint check (deposit_percent between 0 and 25),
  -- The day until whose end it is valid, when time next asks something of it (to tell its customer, or to close it),
  -- and that it ran out.
  valid_until date,
  due_at timestamptz,
  ran_out_at timestamptz,
  check ((duration_count is null) = (duration_unit is null)),
  constraint quote_ends_on_its_day check (valid_until is not null or (due_at is null and ran_out_at is null))
);
create index quotes_that_end on quote_details (due_at) where due_at is not null;

create table quote_lines (
  quote_id uuid not null references quote_details (quote_id) on delete cascade,
  position smallint not null check (position between 1 and 30),
  kind text not null check (kind in ('labour', 'materials', 'other')),
  text text,
  quantity_hundredths integer not null check (quantity_hundredths between 1 and 10000000),
  unit text not null check (unit in ('item', 'hour', 'day', 'metre', 'square_metre', 'cubic_metre', 'kilogram',
    'litre', 'pack')),
  unit_price_pence integer not null check (unit_price_pence between 0 and 100000000),
  sum_pence integer not null check (sum_pence between 0 and 100000000),
  primary key (quote_id, position),
  -- The sum is kept as it was sent and shown: half a penny goes up.
  check (sum_pence = (quantity_hundredths::bigint * unit_price_pence + 50) / 100)
);

-- The quotes that a customer turned down, each with what was said of it to its business.
create table quote_declines (
  quote_id uuid primary key references quotes (id),
  lead_id uuid not null references leads (id),
  reason text check (reason in ('too_expensive', 'too_late', 'not_what_i_need', 'plans_changed')),
  words text check (length(words) between 1 and 500),
  created_at timestamptz not null
);
create index quote_declines_of_lead on quote_declines (lead_id, created_at desc);

-- Which quote took the place of which, and why its business says so.
create table quote_revisions (
  quote_id uuid primary key references quotes (id),
  replaced_id uuid not null unique references quotes (id),
  -- The first of a row of them, so that all before one are found at once.
  root_id uuid not null references quotes (id),
  because text check (length(because) between 1 and 500),
  created_at timestamptz not null,
  check (quote_id <> replaced_id)
);
create index quote_revisions_of_root on quote_revisions (root_id, created_at desc);

-- What a business quotes again and again. Of two names that read alike one would never be found.
create table quote_templates (
  id uuid primary key,
  business_id uuid not null references businesses (id),
  name text not null,
  contents jsonb not null,
  created_at timestamptz not null
);
create unique index quote_templates_by_name on quote_templates (business_id, lower(name));
