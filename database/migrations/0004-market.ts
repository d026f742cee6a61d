import { type Kysely, sql } from 'kysely';

/** Jobs, leads, quotes, reviews. What must never break is a constraint here as well as a rule in code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await jobs(db);
  await leads(db);
  await quotes(db);
  await reviews(db);
}

async function jobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id uuid primary key,
      job_number text not null unique,
      customer_id uuid not null references accounts (id),
      category_id uuid not null references work_categories (id),
      service_id uuid not null references services (id),
      title text not null,
      description text not null,
      answers jsonb not null default '[]',
      property text not null,
      tier text not null check (tier in ('normal', 'premium')),
      urgency text not null,
      wanted_at timestamptz,
      postcode text not null,
      outward text not null,
      town text not null,
      lat double precision not null,
      lng double precision not null,
      outward_lat double precision not null,
      outward_lng double precision not null,
      cell integer not null,
      status text not null check (status in ('active', 'progress', 'finished', 'cancelled')),
      is_active boolean not null default true,
      is_offered boolean not null,
      open_to_all_from timestamptz not null,
      business_id uuid references businesses (id),
      started_at timestamptz,
      ended_at timestamptz,
      created_at timestamptz not null,
      check (is_active or not is_offered),
      check ((urgency = 'specificDate') = (wanted_at is not null)),
      check (status <> 'active' or business_id is null),
      check (status not in ('progress', 'finished') or business_id is not null)
    )`.execute(db);
  await sql`
    create index jobs_match_service on jobs (service_id, cell)
      include (created_at, id, lat, lng, tier, open_to_all_from)
      where status = 'active' and is_offered`.execute(db);
  await sql`
    create index jobs_match_category on jobs (category_id, cell)
      include (created_at, id, lat, lng, tier, open_to_all_from)
      where status = 'active' and is_offered`.execute(db);
  await sql`create index jobs_customer on jobs (customer_id, status, created_at desc, id desc)`.execute(db);
  await sql`
    create index jobs_business on jobs (business_id, status, created_at desc, id desc)
      where business_id is not null`.execute(db);
}

async function leads(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leads (
      id uuid primary key,
      job_id uuid not null references jobs (id),
      business_id uuid not null references businesses (id),
      status text not null check (status in ('open', 'quoted', 'dismissed')),
      interested_at timestamptz,
      messages_count integer not null default 0,
      created_at timestamptz not null,
      unique (job_id, business_id)
    )`.execute(db);
  await sql`
    create index leads_business on leads (business_id, job_id) include (status, interested_at)`.execute(db);
  await sql`
    create index leads_kept on leads (business_id) include (job_id)
      where status = 'open' and interested_at is not null`.execute(db);
  await sql`
    create table phone_releases (
      id uuid primary key,
      job_id uuid not null references jobs (id),
      business_id uuid not null references businesses (id),
      reason text not null check (reason in ('interested', 'accepted')),
      created_at timestamptz not null,
      unique (job_id, business_id)
    )`.execute(db);
  await sql`
    create table messages (
      id uuid primary key,
      lead_id uuid not null references leads (id),
      sender text not null check (sender in ('customer', 'business')),
      body text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index messages_lead on messages (lead_id, created_at desc, id desc)`.execute(db);
}

async function quotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quotes (
      id uuid primary key,
      lead_id uuid not null references leads (id),
      job_id uuid not null references jobs (id),
      business_id uuid not null references businesses (id),
      cost_pence integer not null check (cost_pence between 1 and 100000000),
      rate_type text not null check (rate_type in ('Hourly', 'Daily', 'Flat')),
      comments text,
      status text not null check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'closed')),
      decided_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create unique index one_live_quote_per_lead on quotes (lead_id)
      where status in ('pending', 'accepted')`.execute(db);
  await sql`create unique index one_accepted_quote_per_job on quotes (job_id) where status = 'accepted'`.execute(
    db,
  );
  await sql`create index quotes_job on quotes (job_id, created_at desc, id desc)`.execute(db);
  await sql`create index quotes_business on quotes (business_id, status, created_at desc, id desc)`.execute(
    db,
  );
}

async function reviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id uuid primary key,
      job_id uuid not null unique references jobs (id),
      business_id uuid not null references businesses (id),
      customer_id uuid not null references accounts (id),
      rating integer not null check (rating between 1 and 5),
      comment text not null,
      is_visible boolean not null default true,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index reviews_business on reviews (business_id, created_at desc, id desc)`.execute(db);
}
