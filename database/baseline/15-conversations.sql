-- The list of conversations, what businesses write again and again, and what is reported.

-- A row for each person who can read the conversation of a lead. Lists and counts are read from here alone.
create table conversations (
  lead_id uuid not null references leads (id),
  account_id uuid not null references accounts (id) on delete cascade,
  -- The customer or the business.
  side_id uuid not null,
  last_at timestamptz not null,
  last_message_id uuid not null,
  unread integer not null default 0 check (unread >= 0),
  read_up_to timestamptz,
  -- What the other side sees of that once a block keeps the two apart; null while it sees `read_up_to` itself.
  shown_up_to timestamptz,
  is_archived boolean not null default false,
  primary key (lead_id, account_id)
);
create index conversations_newest
  on conversations (account_id, side_id, is_archived, last_at desc, lead_id desc);
create index conversations_unread on conversations (account_id, side_id, last_at desc, lead_id desc)
  include (unread) where unread > 0 and not is_archived;

create view conversation_people as
  select l.id as lead_id, j.customer_id as account_id, j.customer_id as side_id, 'customer' as side
  from leads l join jobs j on j.id = l.job_id
  union all
  select l.id, m.account_id, l.business_id, 'business'
  from leads l join members m on m.business_id = l.business_id;

-- A writer locks the job of the lead, so the messages of one conversation come one after the other.
create function keep_conversations() returns trigger language plpgsql as $$
  begin
    insert into conversations as c (lead_id, account_id, side_id, last_at, last_message_id, unread)
      select p.lead_id, p.account_id, p.side_id, new.created_at, new.id,
        case when p.side = new.sender then 0 else 1 end
      from conversation_people p where p.lead_id = new.lead_id order by p.account_id
    on conflict (lead_id, account_id) do update set
      last_at = greatest(c.last_at, excluded.last_at),
      last_message_id =
        case when excluded.last_at < c.last_at then c.last_message_id else excluded.last_message_id end,
      unread = c.unread + excluded.unread,
      is_archived = false;
    return null;
  end $$;
create trigger messages_in_conversations after insert on messages
  for each row execute function keep_conversations();

-- The place of each in its list is one of 30 and is taken once, so that the database too knows no 31st; it is looked at
-- when a transaction ends, since a new order changes many places at once.
create table saved_replies (
  id uuid primary key,
  business_id uuid not null references businesses (id),
  position smallint not null check (position between 1 and 30),
  name text,
  body text not null,
  created_at timestamptz not null,
  unique (business_id, position) deferrable initially deferred
);

-- What somebody reported of a conversation, until an admin has dealt with it. One can be of no message: that somebody
-- has blocked the one whom they work with, which an admin looks at.
create table reports (
  id uuid primary key,
  message_id uuid references messages (id),
  lead_id uuid not null references leads (id),
  reporter_id uuid not null references accounts (id),
  reason text not null check (reason in ('offensive', 'harassment', 'scam', 'payment_elsewhere', 'personal_details',
    'against_the_law', 'other', 'blocked_at_work')),
  note text,
  -- Which file of the message, where it was one of them alone. Its place stays when the file goes with its owner's
  -- account.
  attachment_id uuid references files (id) on delete set null,
  attachment_place smallint check (attachment_place > 0),
  created_at timestamptz not null,
  taken_by uuid references accounts (id),
  taken_at timestamptz,
  done_by uuid references accounts (id),
  done_at timestamptz,
  outcome text,
  unique (message_id, reporter_id),
  check ((taken_by is null) = (taken_at is null)),
  check ((done_by is null) = (done_at is null) and (done_by is null) = (outcome is null)),
  constraint reports_are_of_messages check ((message_id is null) = (reason = 'blocked_at_work'))
);
create index reports_open on reports (created_at, id) where done_at is null;
create index reports_done on reports (done_at desc, id desc) where done_at is not null;
create index reports_of_person on reports (reporter_id, lead_id);
create index reports_attachment on reports (attachment_id) where attachment_id is not null;
create unique index reports_open_case on reports (lead_id, reporter_id) where message_id is null and done_at is null;

-- The words as they were then: they are the writer's and the report the reporter's, so they are two tables.
create table reported_words (
  report_id uuid primary key references reports (id) on delete cascade,
  writer_id uuid not null references accounts (id),
  words text not null
);
create index reported_words_writer on reported_words (writer_id);
