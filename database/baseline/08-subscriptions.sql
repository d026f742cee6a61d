-- What businesses buy.

create table packages (
  id uuid primary key,
  name text not null unique check (name in ('standard', 'premium')),
  title text not null,
  net_pence integer not null check (net_pence > 0),
  created_at timestamptz not null
);

create table promo_codes (
  id uuid primary key,
  name text not null check (length(name) between 1 and 10),
  name_key text not null unique,
  description text,
  percentage integer not null check (percentage between 1 and 100),
  is_active boolean not null default true,
  created_at timestamptz not null
);

create table promo_redemptions (
  business_id uuid not null references businesses (id),
  -- The code may be deleted meanwhile, so this refers to nothing that must be there.
  promo_code_id uuid not null,
  intent_id uuid not null,
  created_at timestamptz not null,
  primary key (business_id, promo_code_id)
);
create unique index promo_redemptions_intent on promo_redemptions (intent_id);

-- Readings of a provider are numbered when they begin, so that a late answer cannot undo a newer one.
create sequence payment_snapshots;

create table subscriptions (
  id uuid primary key,
  business_id uuid not null references businesses (id),
  package text not null check (package in ('standard', 'premium')),
  status text not null check (status in ('not_subscribed', 'active', 'past_due', 'expired', 'cancelled')),
  -- Null for a subscription that nobody collects money for: a complimentary one, or a seed's.
  provider text check (provider in ('stripe', 'gocardless', 'simulator')),
  method text check (method in ('card', 'direct_debit')),
  provider_ref text,
  provider_customer text,
  net_pence integer,
  vat_pence integer,
  gross_pence integer,
  vat_rate integer,
  promo_code text,
  promo_percentage integer check (promo_percentage between 1 and 100),
  next_package text check (next_package in ('standard', 'premium')),
  -- The package that a bank did not pay for.
  bounced_package text,
  next_payment_at timestamptz,
  paid_through timestamptz,
  past_due_since timestamptz,
  cancels_at timestamptz,
  closed_at timestamptz,
  trusted_until timestamptz,
  is_payment_pending boolean not null default false,
  -- That it is unwanted, since another one took its place; all else a person must look at stands in payment_flags.
  needs_attention text,
  accepted_terms_at timestamptz,
  heard_at timestamptz,
  -- Of what the provider last said of it; an older word is not believed any more.
  snapshot_number bigint not null default 0,
  created_at timestamptz not null,
  check (status <> 'past_due' or past_due_since is not null),
  check (gross_pence = net_pence + vat_pence)
);
create index subscriptions_business on subscriptions (business_id, created_at);
create unique index one_live_subscription on subscriptions (business_id) where status in ('active', 'past_due');
create unique index subscriptions_provider_ref on subscriptions (provider, provider_ref) where provider_ref is not null;
create index subscriptions_customer on subscriptions (provider_customer);
create index subscriptions_heard on subscriptions (heard_at)
  where provider is not null and status in ('active', 'past_due');
create index subscriptions_to_close on subscriptions (cancels_at) where status = 'cancelled' and closed_at is null;

create table subscription_history (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id),
  from_status text not null,
  to_status text not null,
  package text not null,
  reason text not null,
  created_at timestamptz not null
);
create index subscription_history_subscription on subscription_history (subscription_id, created_at);

-- What has ended here and no provider has heard of yet: a subscription, or one bank account of it that another has
-- taken the place of. A row goes once it is heard.
create table endings (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id),
  reference text not null,
  due_at timestamptz not null,
  asked_at timestamptz,
  failing_since timestamptz,
  unique (subscription_id, reference)
);
create index endings_due on endings (due_at);

-- What we are about to ask of a provider, written before it is asked.
create table payment_intents (
  -- The idempotency key, too.
  id uuid primary key,
  business_id uuid not null references businesses (id),
  subscription_id uuid references subscriptions (id),
  purpose text not null check (purpose in ('checkout', 'change', 'method', 'resume')),
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
  -- Since when it waits for the bank, its payer having done everything.
  at_bank_since timestamptz,
  -- What a change of package changed, so that it can be taken back when the bank does not pay it.
  before_package text,
  before_net_pence integer,
  before_vat_pence integer,
  before_gross_pence integer,
  before_vat_rate integer,
  bounced_at timestamptz,
  -- The row of the subscription's history that says that the bank did not pay.
  bounced_by uuid,
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index one_checkout_of_a_business on payment_intents (business_id, purpose)
  where status in ('unknown', 'open');
create unique index payment_intents_provider_ref on payment_intents (provider, provider_ref)
  where provider_ref is not null;
create index payment_intents_waiting on payment_intents (created_at) where status in ('unknown', 'open');
-- Each reading of a provider, and each mail about a change, asks for the intents of one subscription.
create index payment_intents_subscription on payment_intents (subscription_id) where subscription_id is not null;
