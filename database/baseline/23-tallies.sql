-- Counts that the admin area shows, kept where they are read: what is counted, in which month it was added, and what is
-- true of it. Triggers add a row for each change, with 1 or -1, and a duty sums them: a counter would make everybody
-- wait who writes to the same table.

create table tallies (
  id bigint generated always as identity primary key,
  noun text not null,
  month date,
  traits text[] not null,
  count bigint not null,
  is_summed boolean not null default false
);
create index tallies_noun on tallies (noun);

-- Of two processes that sum at once the second waits, and finds the rows of the first gone.
create function sum_tallies() returns void language sql as $$
  with gone as (
    delete from tallies where (noun, coalesce(month, '-infinity'), traits) in (
      select noun, coalesce(month, '-infinity'), traits from tallies where not is_summed
    ) returning noun, month, traits, count
  )
  insert into tallies (noun, month, traits, count, is_summed)
    select noun, month, traits, sum(count), true from gone
    group by noun, month, traits having sum(count) <> 0 $$;

create function keep_first_quote_medians() returns void language sql as $$
  insert into first_quote_medians (month, quotes, hours)
    select of.month, of.quotes, middle_hours(of.month, of.quotes) from (
      select month, sum(count)::bigint as quotes from tallies where noun = 'first-quote' group by month
    ) of
    where of.quotes > 0 and not exists (
      select from first_quote_medians k where k.month = of.month and k.quotes = of.quotes)
    on conflict (month) do update set quotes = excluded.quotes, hours = excluded.hours $$;

-- What the tallies must come to.
create view tallies_counted as
  select 'account' as noun, date_trunc('month', r.created_at at time zone 'UTC')::date as month,
    array[r.role] as traits, count(*) as count
  from accounts r group by 2, 3
  union all
  select 'found' as noun, date_trunc('month', r.created_at at time zone 'UTC')::date as month,
    array[r.role,
      case when r.is_active then 'on' else 'off' end,
      case when r.is_verified then 'verified' else 'unverified' end] as traits, count(*) as count
  from found_accounts r group by 2, 3
  union all
  select 'job' as noun, date_trunc('month', r.created_at at time zone 'UTC')::date as month,
    array[r.ask_status,
      case when r.is_active then 'on' else 'off' end,
      case when r.deleted_at is null then 'listed' else 'deleted' end] as traits, count(*) as count
  from jobs r group by 2, 3
  union all
  select 'engagement' as noun, date_trunc('month', r.job_created_at at time zone 'UTC')::date as month,
    array[r.status] as traits, count(*) as count
  from engagements r group by 2, 3
  union all
  select 'first-quote' as noun, date_trunc('month', r.job_created_at at time zone 'UTC')::date as month,
    array[case when r.hours <= 24 then 'in-a-day' else 'later' end] as traits, count(*) as count
  from first_quotes r group by 2, 3
  union all
  select 'quote' as noun, date_trunc('month', r.created_at at time zone 'UTC')::date as month,
    array[]::text[] as traits, count(*) as count
  from quotes r group by 2, 3
  union all
  select 'review' as noun, null::date as month,
    array[case when r.is_visible then 'shown' else 'hidden' end] as traits, count(*) as count
  from reviews r where r.deleted_at is null group by 2, 3
  union all
  select 'subscription' as noun, date_trunc('month', r.created_at at time zone 'UTC')::date as month,
    array[r.status] as traits, count(*) as count
  from subscriptions r group by 2, 3
  union all
  select 'category' as noun, null::date as month,
    array[r.category_id::text] as traits, count(*) as count
  from businesses r where r.category_id is not null group by 2, 3
  union all
  select 'service' as noun, null::date as month,
    array[r.service_id::text] as traits, count(*) as count
  from business_services r group by 2, 3
  union all
  select 'audit' as noun, null::date as month,
    array[]::text[] as traits, count(*) as count
  from audit_log r where r.subject <> 'request' and r.act <> 'end impersonation' group by 2, 3
  union all
  -- Net revenue in pence: each invoice in the month in which its money was taken, each credit note in that of its
  -- issue.
  select 'revenue', date_trunc('month', p.taken_at at time zone 'UTC')::date, array[]::text[], sum(p.net_pence)::bigint
  from invoices i join payments p on p.id = i.payment_id group by 2
  union all
  select 'revenue', date_trunc('month', n.issued_at at time zone 'UTC')::date, array['refund'],
    -sum(n.net_pence)::bigint
  from credit_notes n group by 2
  union all
  select 'closed-job' as noun, date_trunc('month', r.created_at at time zone 'UTC')::date as month,
    array[r.closed_reason] as traits, count(*) as count
  from jobs r where r.closed_reason is not null group by 2, 3;
