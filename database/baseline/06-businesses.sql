-- Businesses, their people, and where they work.

create table businesses (
  id uuid primary key,
  -- A business is not a person: it has an owner, who may change, and members.
  owner_id uuid not null references accounts (id),
  name text not null,
  description text,
  mobile_number text,
  landline text,
  address text,
  website text,
  abn text,
  logo uuid references files (id) on delete set null,
  category_id uuid references work_categories (id),
  postcode text not null,
  town text not null,
  lat double precision not null,
  lng double precision not null,
  -- Where it stands in the public directory: the middle of its outward code, which is all that the world may measure
  -- from, and the grid cell of that (platform/geo/grid.ts).
  outward_lat double precision not null,
  outward_lng double precision not null,
  outward_cell integer not null,
  -- Until when it has access, and by which package; derived from its subscription.
  leads_until timestamptz,
  package text check (package in ('standard', 'premium')),
  -- What its visible reviews come to. Lists show it beside every name, and reviews are written far less often than
  -- read; a trigger keeps it (reviews), so that no act can forget it.
  reviews_count integer not null default 0,
  stars integer not null default 0,
  newest_review_at timestamptz,
  created_at timestamptz not null
);
create unique index businesses_owner on businesses (owner_id);
create index businesses_category on businesses (category_id);
create index businesses_logo on businesses (logo) where logo is not null;
create index businesses_directory on businesses (category_id, outward_cell)
  include (id, outward_lat, outward_lng, leads_until);
create index businesses_reviewed on businesses (category_id, newest_review_at desc) include (id, leads_until)
  where newest_review_at is not null;

alter table files add foreign key (business_id) references businesses (id);
alter table sessions add foreign key (business_id) references businesses (id);

create table memberships (
  business_id uuid not null references businesses (id),
  account_id uuid not null references accounts (id),
  role text not null check (role in ('office', 'field')),
  created_at timestamptz not null,
  primary key (business_id, account_id)
);
create index memberships_account on memberships (account_id);

create view members as
  select id as business_id, owner_id as account_id, 'owner' as role, created_at from businesses
  union all
  select business_id, account_id, role, created_at from memberships;

-- Invitations to act in the name of a business.
create table invitations (
  id uuid primary key,
  business_id uuid not null references businesses (id),
  email text not null,
  email_key text not null,
  role text not null check (role in ('office', 'field')),
  -- The secret is made when the mail goes out; only its hash stands here.
  token_hash bytea unique,
  invited_by uuid not null references accounts (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  mailed_at timestamptz,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create unique index invitations_open on invitations (business_id, email_key)
  where accepted_at is null and revoked_at is null;
create index invitations_email on invitations (email_key);
create index invitations_old on invitations (expires_at);

create table business_services (
  business_id uuid not null references businesses (id) on delete cascade,
  service_id uuid not null references services (id),
  primary key (business_id, service_id)
);
create index business_services_service on business_services (service_id);

-- What a job asks for its businesses: one row for each service a business offers, or one for its whole category.
-- Derived from businesses, subscriptions and accounts; written by `refreshServiceArea` only.
create table service_areas (
  business_id uuid not null references businesses (id) on delete cascade,
  -- A service or a category.
  covers_id uuid not null,
  cell integer not null,
  lat double precision not null,
  lng double precision not null,
  leads_until timestamptz not null,
  package text not null,
  primary key (business_id, covers_id)
);
create index service_areas_match on service_areas (covers_id, cell)
  include (lat, lng, leads_until, package, business_id);
