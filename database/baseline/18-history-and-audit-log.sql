-- What happened, and what admins did.

create table history (
  id uuid primary key,
  event text not null,
  -- Null for what the market does by itself.
  actor_id uuid,
  admin_id uuid,
  job_id uuid,
  facts jsonb not null,
  created_at timestamptz not null
);
create index history_job on history (job_id, created_at) where job_id is not null;
-- What happened to a job, in order, without the thousands of messages that may be about it.
create index history_but_messages on history (job_id, created_at, id)
  where job_id is not null and event <> 'message.sent';
create index history_old on history (created_at);

-- For good: rows are added, and neither changed nor deleted.
create table audit_log (
  id uuid primary key,
  admin_id uuid not null,
  account_id uuid,
  act text not null,
  subject text not null,
  subject_id uuid,
  request_id text,
  created_at timestamptz not null
);
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_account on audit_log (account_id, created_at desc, id desc) where account_id is not null;
-- Finds the work pictures that an admin has removed, because no row tells of them.
create index audit_log_work_pictures on audit_log (subject_id) where subject = 'work_picture';
create trigger audit_log_add_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_kept before truncate on audit_log
  for each statement execute function refuse_change();

-- What names or describes a person stands beside it, so that it can go with the account.
create table audit_details (
  entry_id uuid primary key references audit_log (id),
  account_id uuid references accounts (id),
  before jsonb,
  after jsonb,
  reason text
);
create index audit_details_account on audit_details (account_id) where account_id is not null;
create trigger audit_details_add_only before update on audit_details
  for each row execute function refuse_change();
-- The path keeps out a table of the caller's own that stands in for `accounts`.
create function refuse_to_forget() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    if exists (select from accounts where id = old.account_id and deleted_at is not null) then
      return old;
    end if;
    raise exception 'details of the audit log go with the account they are about, and not before';
  end $$;
create trigger audit_details_kept before delete on audit_details
  for each row execute function refuse_to_forget();
