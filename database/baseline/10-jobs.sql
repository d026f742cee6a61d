-- What customers ask for.

create sequence job_numbers;

create table jobs (
  id uuid primary key,
  job_number text not null unique,
  customer_id uuid not null references accounts (id),
  category_id uuid not null references work_categories (id),
  service_id uuid not null references services (id),
  title text not null,
  description text not null,
  answers jsonb not null default '[]',
  -- Codes, whose words stand in contract/words.ts: another country can be told its own.
  property_code text not null,
  urgency_code text not null,
  wanted_at timestamptz,
  tier text not null check (tier in ('normal', 'premium')),
  postcode text not null,
  outward text not null,
  town text not null,
  lat double precision not null,
  lng double precision not null,
  outward_lat double precision not null,
  outward_lng double precision not null,
  cell integer not null,
  -- A job ends when it is awarded; the work that was agreed on is an engagement.
  ask_status text not null check (ask_status in ('active', 'awarded', 'cancelled')),
  is_active boolean not null default true,
  is_offered boolean not null,
  open_to_all_from timestamptz not null,
  -- Here, so that lists of jobs without any look for none.
  photos_count smallint not null default 0,
  revision integer not null default 0,
  revised_at timestamptz,
  renewed_at timestamptz,
  cancelled_at timestamptz,
  closed_reason text check (closed_reason in ('hired_elsewhere', 'not_needed', 'unanswered')),
  created_at timestamptz not null,
  -- What an admin removes stays for history, and is in no list any more.
  deleted_at timestamptz,
  check (is_active or not is_offered),
  constraint property_is_known check (property_code in ('detached_house', 'semi_detached_house', 'terraced_house',
    'end_of_terrace', 'bungalow', 'flat_or_maisonette', 'new_build', 'office_or_shop', 'rental_or_hmo',
    'garden_or_land', 'other')),
  constraint urgency_is_known check (urgency_code in ('asap', 'within_week', 'within_month', 'within_3_months',
    'flexible', 'specific_date')),
  constraint specific_date_is_given check ((urgency_code = 'specific_date') = (wanted_at is not null)),
  constraint deleted_is_not_asked check (deleted_at is null or ask_status <> 'active'),
  constraint cancelled_is_cancelled check (cancelled_at is null or ask_status = 'cancelled'),
  -- What an engagement refers to.
  constraint jobs_asked_key unique (id, customer_id, created_at)
);
-- Businesses find their leads by these two.
create index jobs_asked_service on jobs (service_id, cell)
  include (created_at, id, lat, lng, tier, open_to_all_from) where ask_status = 'active' and is_offered;
create index jobs_asked_category on jobs (category_id, cell)
  include (created_at, id, lat, lng, tier, open_to_all_from) where ask_status = 'active' and is_offered;
create index jobs_asked_customer on jobs (customer_id, ask_status, created_at desc, id desc);
-- The duty that closes the jobs that nobody has taken up looks here.
create index jobs_waiting_since on jobs ((coalesce(renewed_at, created_at)))
  where ask_status = 'active' and deleted_at is null;
-- The lists of the admin area, and the few that they leave out or show alone.
create index jobs_newest on jobs (created_at desc, id desc) include (ask_status, is_active) where deleted_at is null;
create index jobs_off on jobs (created_at desc, id desc) where not is_active and deleted_at is null;
create index jobs_closed_for on jobs (closed_reason, created_at desc, id desc)
  where closed_reason is not null and deleted_at is null;
-- An admin looks for a job by its post code, or the first half of it.
create index jobs_postcode on jobs (postcode text_pattern_ops);
create index jobs_deleted on jobs (id) where deleted_at is not null;

-- The photos of a job, in their order, each with a sentence.
create table job_photos (
  file_id uuid primary key references files (id) on delete cascade,
  job_id uuid not null references jobs (id),
  position smallint not null check (position >= 0),
  text text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);
create index job_photos_job on job_photos (job_id, position);

-- Which admin looked at them for what reason, since that opens them for an hour.
create table photo_looks (
  admin_id uuid not null references accounts (id),
  job_id uuid not null references jobs (id),
  reason text not null,
  looked_at timestamptz not null,
  primary key (admin_id, job_id, reason)
);
create index photo_looks_old on photo_looks (looked_at);

-- Jobs that are changed while they are out.
create table job_revisions (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  number integer not null,
  fields text[] not null check (cardinality(fields) > 0),
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null,
  told_at timestamptz,
  unique (job_id, number)
);
create index job_revisions_untold on job_revisions (created_at) where told_at is null;

-- That a job is about to be closed since nobody took it up.
create table closing_warnings (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  closes_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index closing_warnings_open on closing_warnings (job_id) where ended_at is null;
create index closing_warnings_due on closing_warnings (closes_at) where ended_at is null;
create index closing_warnings_old on closing_warnings (ended_at) where ended_at is not null;
create index closing_warnings_job on closing_warnings (job_id);
