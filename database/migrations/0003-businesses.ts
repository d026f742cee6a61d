import { type Kysely, sql } from 'kysely';

/** Businesses, where they work and what they have bought. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table businesses (
      id uuid primary key references accounts (id),
      name text not null,
      description text,
      mobile_number text,
      landline text,
      address text,
      website text,
      abn text,
      logo text,
      category_id uuid references work_categories (id),
      postcode text not null,
      town text not null,
      lat double precision not null,
      lng double precision not null,
      leads_until timestamptz,
      package text check (package in ('standard', 'premium')),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index businesses_category on businesses (category_id)`.execute(db);
  await sql`
    create table business_services (
      business_id uuid not null references businesses (id) on delete cascade,
      service_id uuid not null references services (id),
      primary key (business_id, service_id)
    )`.execute(db);
  await sql`create index business_services_service on business_services (service_id)`.execute(db);
  await serviceAreas(db);
  await billing(db);
}

/**
 * What a job asks for its businesses: one row for each service a business offers, or one for its whole
 * category. Derived from businesses, subscriptions and accounts; written by `refreshServiceArea` only.
 */
async function serviceAreas(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_areas (
      business_id uuid not null references businesses (id) on delete cascade,
      covers_id uuid not null,
      cell integer not null,
      lat double precision not null,
      lng double precision not null,
      leads_until timestamptz not null,
      package text not null,
      primary key (business_id, covers_id)
    )`.execute(db);
  await sql`
    create index service_areas_match on service_areas (covers_id, cell)
      include (lat, lng, leads_until, package, business_id)`.execute(db);
}

async function billing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table packages (
      id uuid primary key,
      name text not null unique check (name in ('standard', 'premium')),
      title text not null,
      net_pence integer not null check (net_pence > 0),
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table promo_codes (
      id uuid primary key,
      name text not null check (length(name) between 1 and 10),
      name_key text not null unique,
      description text,
      percentage integer not null check (percentage between 1 and 100),
      is_active boolean not null default true,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table subscriptions (
      id uuid primary key,
      business_id uuid not null references businesses (id),
      package text not null check (package in ('standard', 'premium')),
      status text not null check (status in ('not_subscribed', 'active', 'past_due', 'expired', 'cancelled')),
      paid_through timestamptz,
      past_due_since timestamptz,
      created_at timestamptz not null,
      check (status <> 'past_due' or past_due_since is not null)
    )`.execute(db);
  await sql`create index subscriptions_business on subscriptions (business_id, created_at)`.execute(db);
  await sql`
    create unique index one_live_subscription on subscriptions (business_id)
      where status in ('active', 'past_due')`.execute(db);
}
