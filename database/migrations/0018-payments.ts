import { type Kysely, sql } from 'kysely';

/**
 * What payments need beside the subscriptions that are there. The new columns may all be null or have a constant
 * default, so the lock on `subscriptions` is short; everything else is new.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await subscriptions(db);
  await promoRedemptions(db);
  await intents(db);
  await payments(db);
  await webhookEvents(db);
}

/** `provider` is null for a subscription that nobody collects money for: a complimentary one, or a seed's. */
async function subscriptions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriptions
      add column provider text check (provider in ('stripe', 'gocardless', 'simulator')),
      add column method text check (method in ('card', 'direct_debit')),
      add column provider_ref text,
      add column provider_customer text,
      add column net_pence integer,
      add column vat_pence integer,
      add column gross_pence integer,
      add column vat_rate integer,
      add column promo_code text,
      add column promo_percentage integer check (promo_percentage between 1 and 100),
      add column next_package text check (next_package in ('standard', 'premium')),
      add column next_payment_at timestamptz,
      add column cancels_at timestamptz,
      add column trusted_until timestamptz,
      add column is_payment_pending boolean not null default false,
      add column needs_attention text,
      add column accepted_terms_at timestamptz,
      add column heard_at timestamptz,
      add column reading bigint not null default 0,
      add check (gross_pence = net_pence + vat_pence)`.execute(db);
  await sql`
    create unique index subscriptions_provider_ref on subscriptions (provider, provider_ref)
      where provider_ref is not null`.execute(db);
  await sql`create index subscriptions_customer on subscriptions (provider_customer)`.execute(db);
  await sql`
    create index subscriptions_heard on subscriptions (heard_at)
      where provider is not null and status in ('active', 'past_due')`.execute(db);
  // Readings of a provider are numbered when they begin, so that a late answer cannot undo a newer one.
  await sql`create sequence payment_readings`.execute(db);
  await sql`
    create table subscription_history (
      id uuid primary key,
      subscription_id uuid not null references subscriptions (id),
      from_status text not null,
      to_status text not null,
      package text not null,
      reason text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create index subscription_history_subscription on subscription_history (subscription_id, created_at)`.execute(
    db,
  );
}

/** The code may be deleted meanwhile, so its id refers to nothing that must be there. */
async function promoRedemptions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promo_redemptions (
      business_id uuid not null references businesses (id),
      promo_code_id uuid not null,
      intent_id uuid not null,
      created_at timestamptz not null,
      primary key (business_id, promo_code_id)
    )`.execute(db);
  await sql`create unique index promo_redemptions_intent on promo_redemptions (intent_id)`.execute(db);
}

/** What we are about to ask of a provider, written before it is asked; the id is the idempotency key. */
async function intents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_intents (
      id uuid primary key,
      business_id uuid not null references businesses (id),
      subscription_id uuid references subscriptions (id),
      purpose text not null check (purpose in ('checkout', 'change', 'method')),
      status text not null check (status in ('unknown', 'open', 'done', 'closed')),
      provider text check (provider in ('stripe', 'gocardless', 'simulator')),
      method text not null check (method in ('card', 'direct_debit')),
      package text not null check (package in ('standard', 'premium')),
      net_pence integer not null,
      vat_pence integer not null,
      gross_pence integer not null check (gross_pence = net_pence + vat_pence),
      vat_rate integer not null,
      promo_code text,
      promo_percentage integer,
      monthly_net_pence integer,
      monthly_vat_pence integer,
      monthly_gross_pence integer check (monthly_gross_pence = monthly_net_pence + monthly_vat_pence),
      provider_ref text,
      redirect_url text,
      what text not null,
      comes_back_to text not null,
      cancelled_to text,
      created_at timestamptz not null,
      decided_at timestamptz
    )`.execute(db);
  await sql`
    create unique index one_checkout_of_a_business on payment_intents (business_id, purpose)
      where status in ('unknown', 'open')`.execute(db);
  await sql`
    create unique index payment_intents_provider_ref on payment_intents (provider, provider_ref)
      where provider_ref is not null`.execute(db);
  await sql`
    create index payment_intents_waiting on payment_intents (created_at) where status in ('unknown', 'open')`.execute(
    db,
  );
}

/** What was taken, and every change of what we hold of it: the sum of a payment's entries is what it is worth. */
async function payments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key,
      subscription_id uuid not null references subscriptions (id),
      business_id uuid not null references businesses (id),
      provider text not null,
      provider_ref text not null,
      status text not null check (status in ('pending', 'paid', 'failed', 'refunded', 'charged_back')),
      what text not null,
      net_pence integer not null,
      vat_pence integer not null,
      gross_pence integer not null check (gross_pence = net_pence + vat_pence),
      vat_rate integer not null,
      promo_code text,
      taken_at timestamptz not null,
      created_at timestamptz not null,
      unique (provider, provider_ref)
    )`.execute(db);
  await sql`create index payments_business on payments (business_id, taken_at)`.execute(db);
  await sql`create index payments_subscription on payments (subscription_id, taken_at)`.execute(db);
  await sql`
    create table ledger_entries (
      payment_id uuid not null references payments (id),
      entry integer not null,
      pence integer not null check (pence <> 0),
      created_at timestamptz not null,
      primary key (payment_id, entry)
    )`.execute(db);
  await sql`
    create table invoices (
      id uuid primary key,
      number integer not null unique,
      payment_id uuid not null unique references payments (id),
      business_id uuid not null references businesses (id),
      sold_by jsonb not null,
      sold_to jsonb not null,
      issued_at timestamptz not null
    )`.execute(db);
  // One row, locked by anybody who issues an invoice: a sequence would leave gaps where a transaction failed.
  await sql`create table invoice_numbers (only_row boolean primary key check (only_row), last integer not null)`.execute(
    db,
  );
}

/** Each event once, however often it is delivered. */
async function webhookEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_events (
      id uuid primary key,
      provider text not null,
      event_id text not null,
      type text not null,
      about jsonb not null,
      status text not null default 'waiting' check (status in ('waiting', 'applied', 'ignored')),
      received_at timestamptz not null,
      settled_at timestamptz,
      unique (provider, event_id)
    )`.execute(db);
}
