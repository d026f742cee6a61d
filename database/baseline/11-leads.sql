-- Jobs as businesses see them, and what the two sides write to each other.

create table leads (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  business_id uuid not null references businesses (id),
  status text not null check (status in ('open', 'quoted', 'dismissed')),
  interested_at timestamptz,
  -- For a minute the business may take that back.
  dismissed_at timestamptz,
  -- That a block has closed it; it stays closed when the block is taken back.
  parted_at timestamptz,
  messages_count integer not null default 0,
  created_at timestamptz not null,
  unique (job_id, business_id)
);
create index leads_business on leads (business_id, job_id) include (status, interested_at);
create index leads_kept on leads (business_id) include (job_id) where status = 'open' and interested_at is not null;

-- Who was given the customer's number, when and why.
create table phone_releases (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  business_id uuid not null references businesses (id),
  reason text not null check (reason in ('interested', 'accepted')),
  created_at timestamptz not null,
  unique (job_id, business_id)
);

create table messages (
  id uuid primary key,
  lead_id uuid not null references leads (id),
  sender text not null check (sender in ('customer', 'business')),
  -- Who of its people wrote it.
  author_id uuid references accounts (id),
  body text not null,
  -- Here, so that a conversation without any looks into no other table.
  attachments_count smallint not null default 0,
  created_at timestamptz not null
);
create index messages_lead on messages (lead_id, created_at desc, id desc);

-- Photos and PDFs in messages. A row is bound to its lead from the start, and to its message once that is sent.
create table message_attachments (
  file_id uuid primary key references files (id) on delete cascade,
  lead_id uuid not null references leads (id),
  message_id uuid references messages (id),
  position smallint check (position >= 0),
  check ((message_id is null) = (position is null))
);
create index message_attachments_message on message_attachments (message_id, position);
create index message_attachments_lead on message_attachments (lead_id);

-- Which admin looked at them for what reason, since that opens them for an hour.
create table attachment_looks (
  admin_id uuid not null references accounts (id),
  lead_id uuid not null references leads (id),
  reason text not null,
  looked_at timestamptz not null,
  primary key (admin_id, lead_id, reason)
);
create index attachment_looks_old on attachment_looks (looked_at);
create index attachment_looks_lead on attachment_looks (lead_id);

-- Which customer and which business have no more to do with each other, and which of the two blocked the other.
create table blocks (
  id uuid primary key,
  customer_id uuid not null references accounts (id),
  business_id uuid not null references businesses (id),
  side text not null check (side in ('customer', 'business')),
  blocked_by uuid not null references accounts (id),
  created_at timestamptz not null,
  unique (business_id, customer_id, side)
);
create index blocks_of_customer on blocks (customer_id, business_id);
