-- What people are told, and what they want to be told.

create table notification_settings (
  account_id uuid primary key references accounts (id) on delete cascade,
  by_email boolean not null default true,
  by_sms boolean not null default false,
  messages boolean not null default false,
  new_job_leads boolean not null default false,
  -- How often mail about new leads is wanted; null where nobody has chosen.
  lead_mails text check (lead_mails in ('at_once', 'hourly', 'daily')),
  newsletters boolean not null default false,
  special_offers boolean not null default false,
  recommendations boolean not null default false
);

-- The outbox: every mail and text message, also one to an address without an account.
create table notices (
  id uuid primary key,
  -- It is what sends a thing once.
  key text not null unique,
  kind text not null,
  channel text not null check (channel in ('email', 'sms')),
  account_id uuid references accounts (id) on delete cascade,
  -- In whose name somebody is told, so that nobody is who has left it while the notice waited. Without an account it is
  -- for whoever owns the business by then; without a business, to customers, and about the account itself.
  business_id uuid references businesses (id),
  subject_id uuid,
  recipient text,
  -- What it needs that stands nowhere else.
  facts jsonb,
  status text not null default 'queued' check (status in ('queued', 'sent', 'dropped')),
  created_at timestamptz not null,
  decided_at timestamptz
);
create index notices_account on notices (account_id);
create index notices_business on notices (business_id) where account_id is null;
create index notices_texted on notices (decided_at) include (account_id) where channel = 'sms' and status = 'sent';
create index notices_old on notices (created_at);

-- What is sent where nothing may leave the machine.
create table caught_messages (
  id uuid primary key,
  channel text not null,
  recipient text not null,
  recipient_key text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null
);
create index caught_messages_recipient on caught_messages (recipient_key, sent_at desc);
create index caught_messages_old on caught_messages (sent_at);

-- The links that stop mails.
create table unsubscribe_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  stops text not null check (stops in ('messages', 'new_job_leads', 'by_email')),
  created_at timestamptz not null
);
create index unsubscribe_links_account on unsubscribe_links (account_id);

-- Mail about new leads is collected: which notices wait for it, in a table of their own, which stays small, and when
-- the next mail is due.
create table leads_to_mail (
  notice_id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  business_id uuid not null,
  digest_id uuid
);
create index leads_to_mail_reader on leads_to_mail (account_id, business_id);
create index leads_to_mail_digest on leads_to_mail (digest_id);
create table lead_digests (
  account_id uuid not null references accounts (id) on delete cascade,
  business_id uuid not null,
  due_at timestamptz,
  digest_id uuid,
  primary key (account_id, business_id)
);
create index lead_digests_due on lead_digests (due_at) where due_at is not null;

-- The bell: what happened to a person, read or unread. A null business is the person's own.
create table bell_entries (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  business_id uuid,
  kind text not null,
  job_id uuid,
  subject_id uuid not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique nulls not distinct (account_id, kind, subject_id, business_id)
);
create index bell_entries_newest on bell_entries (account_id, created_at desc);
create index bell_entries_job on bell_entries (account_id, job_id, created_at desc);
create index bell_entries_unread on bell_entries (account_id, business_id) where read_at is null;
create index bell_entries_old on bell_entries (created_at);

-- Until when somebody has looked at each tab of their dashboard.
create table dashboard_looks (
  account_id uuid not null references accounts (id) on delete cascade,
  business_id uuid,
  tab text not null,
  looked_at timestamptz not null,
  -- Since when things are new in the visit that they make now, when it last went on, and which leads they have opened.
  visit_since timestamptz,
  noted_at timestamptz,
  opened uuid[] not null default '{}',
  unique nulls not distinct (account_id, business_id, tab)
);

-- What people write to us.
create table enquiries (
  id uuid primary key,
  about text not null default 'enterprise' check (about in ('enterprise', 'question', 'complaint')),
  name text not null,
  business_name text not null,
  email text not null,
  mobile_number text not null,
  message text not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  -- Of a complaint.
  acknowledged_at timestamptz
);
create index enquiries_old on enquiries (created_at);
