-- When a job had its first quote: the admin area lists and counts these jobs, and looks up the middle of a month's
-- waiting times in an index. A row is written once for a job, because most quotes are not the first.

create table first_quotes (
  job_id uuid primary key,
  job_created_at timestamptz not null,
  quoted_at timestamptz not null,
  month date not null generated always as (date_trunc('month', job_created_at at time zone 'UTC')::date) stored,
  hours float8 not null generated always as (extract(epoch from quoted_at - job_created_at) / 3600) stored
);
create index first_quotes_newest on first_quotes (job_created_at desc, job_id desc) include (quoted_at);
create index first_quotes_hours on first_quotes (month, hours);

-- Kept as long as no quote is added to the month.
create table first_quote_medians (
  month date primary key,
  quotes bigint not null,
  hours float8 not null
);

-- Of two first quotes at once the second waits for the first, and the earlier one stays.
create function note_first_quote() returns trigger language plpgsql as $$
  begin
    insert into first_quotes as f (job_id, job_created_at, quoted_at)
      select id, created_at, new.created_at from jobs where id = new.job_id
      on conflict (job_id) do update set quoted_at = excluded.quoted_at
        where excluded.quoted_at < f.quoted_at;
    return null;
  end $$;
create trigger quotes_first after insert on quotes for each row execute function note_first_quote();

-- No act changes the moment of a quote or of a job; who does it by hand finds the rest right.
create function count_first_quote(job uuid) returns void language plpgsql as $$
  begin
    perform from jobs where id = job for no key update;
    delete from first_quotes where job_id = job;
    insert into first_quotes (job_id, job_created_at, quoted_at)
      select j.id, j.created_at, min(q.created_at) from jobs j join quotes q on q.job_id = j.id
      where j.id = job group by j.id;
  end $$;
create function correct_first_quote() returns trigger language plpgsql as $$
  begin
    perform count_first_quote(old.job_id);
    if tg_op = 'UPDATE' and new.job_id <> old.job_id then perform count_first_quote(new.job_id); end if;
    return null;
  end $$;
create trigger quotes_first_gone after delete on quotes for each row execute function correct_first_quote();
create trigger quotes_first_moved after update on quotes
  for each row when ((old.job_id, old.created_at) is distinct from (new.job_id, new.created_at))
  execute function correct_first_quote();
create function correct_first_quote_of_job() returns trigger language plpgsql as $$
  begin perform count_first_quote(new.id); return null; end $$;
create trigger jobs_first_quote_moved after update on jobs
  for each row when (old.created_at is distinct from new.created_at) execute function correct_first_quote_of_job();
create function forget_median() returns trigger language plpgsql as $$
  begin delete from first_quote_medians where month = old.month; return null; end $$;
create trigger first_quotes_corrected after update or delete on first_quotes
  for each row execute function forget_median();

create function middle_hours(of_month date, quotes bigint) returns float8 language sql stable as $$
  select avg(hours) from (
    select hours from first_quotes where month = of_month order by hours
    offset greatest(quotes - 1, 0) / 2 limit 2 - quotes % 2
  ) middle $$;
