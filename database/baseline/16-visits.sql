-- Visits that a customer and a business arrange, and calendars.

create table visits (
  id uuid primary key,
  lead_id uuid not null references leads (id),
  -- The job and the two sides are those of the lead and never change: a calendar reads the visits of one side from an
  -- index, instead of asking each of the thousands of leads of a business. A trigger fills them in.
  job_id uuid references jobs (id),
  customer_id uuid references accounts (id),
  business_id uuid references businesses (id),
  kind text not null check (kind in ('look', 'work')),
  status text not null check (status in ('proposed', 'agreed', 'withdrawn', 'cancelled')),
  revision int not null check (revision > 0),
  proposal_id uuid not null,
  -- Who comes, and since when they are on their way.
  member_id uuid references accounts (id),
  on_way_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  agreed_at timestamptz,
  ended_by text check (ended_by in ('customer', 'business', 'system')),
  words text check (length(words) between 1 and 300),
  day_told_at timestamptz,
  soon_told_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (status <> 'agreed' or (starts_at is not null and ends_at is not null and agreed_at is not null)),
  check ((status in ('withdrawn', 'cancelled')) = (ended_by is not null))
);
create unique index one_open_proposal on visits (lead_id, kind) where status = 'proposed';
create index visits_of_lead on visits (lead_id);
create index visits_of_member on visits (member_id) where member_id is not null;
create index visits_of_customer on visits (customer_id, starts_at) where starts_at is not null;
create index visits_of_business on visits (business_id, starts_at) where starts_at is not null;
create index proposed_visits_of_business on visits (business_id) where status = 'proposed';
create index agreed_visits on visits (starts_at) where status = 'agreed';

create function sides_of_visit() returns trigger language plpgsql as $$
  begin
    select l.job_id, j.customer_id, l.business_id into new.job_id, new.customer_id, new.business_id
    from leads l join jobs j on j.id = l.job_id where l.id = new.lead_id;
    return new;
  end $$;
create trigger sides_of_visit before insert on visits
  for each row execute function sides_of_visit();

-- The times that one side proposes.
create table visit_proposals (
  id uuid primary key,
  visit_id uuid not null references visits (id),
  side text not null check (side in ('customer', 'business')),
  proposed_by uuid not null references accounts (id),
  starts_at timestamptz[] not null check (cardinality(starts_at) between 1 and 3),
  ends_at timestamptz[] not null check (cardinality(ends_at) = cardinality(starts_at)),
  words text check (length(words) between 1 and 300),
  created_at timestamptz not null
);
create index proposals_of_visit on visit_proposals (visit_id);
alter table visits add foreign key (proposal_id) references visit_proposals (id) deferrable initially deferred;

-- Nobody is in two places: a booking holds a person for a time, and the database refuses a second one that overlaps. An
-- exclusion constraint with `=` on a uuid would need the extension `btree_gist`, so the person stands in it as a range
-- of one id, for which every PostgreSQL from 15 on has what it takes.
create type account_range as range (subtype = uuid);
create table visit_bookings (
  visit_id uuid primary key references visits (id),
  account_id uuid not null references accounts (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  constraint nobody_in_two_places exclude using gist (
    account_range(account_id, account_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
);
create index bookings_of_account on visit_bookings (account_id, ends_at);
create index ended_bookings on visit_bookings (ends_at);

-- That one side missed a visit, as the other one said: once for a visit, whichever side says it first. It stands unless
-- the other side disputes it in time.
create table no_shows (
  id uuid primary key,
  visit_id uuid not null unique references visits (id),
  side text not null check (side in ('customer', 'business')),
  said_by uuid not null references accounts (id),
  status text not null check (status in ('said', 'disputed', 'stands')),
  said_at timestamptz not null,
  lapses_at timestamptz not null check (lapses_at > said_at),
  settled_at timestamptz check ((settled_at is null) = (status = 'said'))
);
create index no_shows_to_settle on no_shows (lapses_at) where status = 'said';
create index no_shows_said_by on no_shows (said_by);

-- The secret address at which a person's calendar program reads their visits. The row stays when the address is
-- revoked: its count goes on, so that no address is ever made a second time.
create table calendar_feeds (
  account_id uuid primary key references accounts (id),
  edition int not null check (edition > 0),
  token_hash bytea unique check (octet_length(token_hash) = 32),
  changed_at timestamptz not null
);
