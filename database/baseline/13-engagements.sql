-- Work that was agreed on.

create table engagements (
  id uuid primary key,
  job_id uuid not null unique,
  customer_id uuid not null,
  business_id uuid not null,
  quote_id uuid not null unique,
  -- Lists are ordered by it.
  job_created_at timestamptz not null,
  status text not null check (status in ('progress', 'finished', 'cancelled')),
  -- How many hours or days it took.
  worked_hundredths integer check (worked_hundredths > 0),
  result_photos_count smallint not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- These hold both sides and the moment of the job to what the job and the quote say.
  foreign key (job_id, customer_id, job_created_at) references jobs (id, customer_id, created_at) on update cascade,
  foreign key (quote_id, job_id, business_id) references quotes (id, job_id, business_id),
  constraint ended_is_over check ((ended_at is null) = (status = 'progress'))
);
create index engagements_customer on engagements (customer_id, status, job_created_at desc, job_id desc);
create index engagements_business on engagements (business_id, status, job_created_at desc, job_id desc);
create index engagements_newest on engagements (status, job_created_at desc, job_id desc);

-- Counted by steps: of two jobs that finish at once each adds one to what the other has left.
create function count_finished_job(business uuid, by integer) returns void language sql as $$
  insert into business_facts as f (business_id, finished_jobs) values (business, greatest(by, 0))
    on conflict (business_id) do update set finished_jobs = greatest(f.finished_jobs + by, 0)
  $$;
create function keep_finished_jobs() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.status = 'finished' then perform count_finished_job(old.business_id, -1); end if;
    if tg_op <> 'DELETE' and new.status = 'finished' then perform count_finished_job(new.business_id, 1); end if;
    return null;
  end $$;
create trigger engagements_finished_jobs after insert or delete or update of status, business_id on engagements
  for each row execute function keep_finished_jobs();

-- What two sides agreed on when a quote was accepted, frozen: the figures, and beside them the words of each side,
-- which go with its account. The hash is made of the figures and of what the words hash to, so it can be checked
-- without them.
create table agreements (
  engagement_id uuid primary key references engagements (id),
  job_id uuid not null unique references jobs (id),
  customer_id uuid not null references accounts (id),
  made_at timestamptz not null,
  terms text not null,
  customer_words text,
  customer_words_hash text not null check (customer_words_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);
create index agreements_of_customer on agreements (customer_id);
create index agreements_made on agreements (made_at);

create table agreement_offers (
  engagement_id uuid primary key references agreements (engagement_id) on delete cascade,
  business_id uuid not null references businesses (id),
  words text,
  words_hash text not null check (words_hash ~ '^[0-9a-f]{64}$')
);
create index agreement_offers_of_business on agreement_offers (business_id);

-- Words may be taken away, nothing else may change.
create function agreements_never_rewritten() returns trigger language plpgsql as $$
  begin
    if new.customer_words is not null and new.customer_words is distinct from old.customer_words
      or to_jsonb(new) - 'customer_words' <> to_jsonb(old) - 'customer_words'
    then raise exception 'an agreement is never rewritten'; end if;
    return new;
  end $$;
create trigger agreements_never_rewritten before update on agreements
  for each row execute function agreements_never_rewritten();
create function agreement_offers_never_rewritten() returns trigger language plpgsql as $$
  begin
    if new.words is not null and new.words is distinct from old.words
      or to_jsonb(new) - 'words' <> to_jsonb(old) - 'words'
    then raise exception 'an agreement is never rewritten'; end if;
    return new;
  end $$;
create trigger agreement_offers_never_rewritten before update on agreement_offers
  for each row execute function agreement_offers_never_rewritten();

-- What a business proposes on top of what was agreed, or less. One at most is open for each piece of work.
create table extras (
  id uuid primary key,
  engagement_id uuid not null references engagements (id),
  job_id uuid not null references jobs (id),
  business_id uuid not null references businesses (id),
  status text not null check (status in ('proposed', 'approved', 'refused', 'withdrawn', 'closed')),
  amount_pence integer not null check (amount_pence <> 0 and amount_pence between -100000000 and 100000000),
  days smallint not null check (days between 0 and 365),
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'proposed') = (decided_at is null))
);
create unique index one_open_extra on extras (engagement_id) where status = 'proposed';
create index extras_of_job on extras (job_id, created_at, id);
create index extras_of_business on extras (business_id);

-- What its customer said to that: a table of its own, since words go with the account of their author.
create table extra_answers (
  extra_id uuid primary key references extras (id),
  customer_id uuid not null references accounts (id),
  words text check (length(words) between 1 and 500),
  created_at timestamptz not null
);
create index extra_answers_of_customer on extra_answers (customer_id);

-- What a side of work in progress proposes, with a reason: to end it early. One at most is open for each piece of work,
-- until it is answered or lapses.
create table early_ends (
  id uuid primary key,
  engagement_id uuid not null references engagements (id),
  job_id uuid not null references jobs (id),
  side text not null check (side in ('customer', 'business')),
  proposed_by uuid not null references accounts (id),
  status text not null check (status in ('proposed', 'agreed', 'declined', 'withdrawn', 'lapsed', 'closed')),
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  lapses_at timestamptz not null check (lapses_at > created_at),
  decided_at timestamptz,
  check ((status = 'proposed') = (decided_at is null))
);
create unique index one_open_early_end on early_ends (engagement_id) where status = 'proposed';
create index early_ends_of_job on early_ends (job_id, created_at, id);
create index early_ends_of_author on early_ends (proposed_by);
create index early_ends_to_lapse on early_ends (lapses_at) where status = 'proposed';

-- What a customer finds still open after the end of the work, and what its business has ticked off.
create table snags (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  customer_id uuid not null references accounts (id),
  business_id uuid not null references businesses (id),
  status text not null check (status in ('open', 'done', 'removed')),
  text text check (length(text) between 1 and 200),
  position smallint not null,
  photos_count smallint not null default 0,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'open') = (decided_at is null)),
  unique (job_id, position)
);
create index snags_of_customer on snags (customer_id);
create index snags_of_business on snags (business_id);

-- Photos that a side brings with the finish of the work, or with a snag.
create table result_photos (
  file_id uuid primary key references files (id) on delete cascade,
  job_id uuid not null references jobs (id),
  snag_id uuid references snags (id),
  position smallint not null check (position >= 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);
create index result_photos_job on result_photos (job_id, position);
create index result_photos_snag on result_photos (snag_id, position) where snag_id is not null;
