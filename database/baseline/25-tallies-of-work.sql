-- What is counted of jobs, work and money, likewise.

create function tally_jobs() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into tallies (noun, month, traits, count)
        values ('job', date_trunc('month', old.created_at at time zone 'UTC')::date,
          array[old.ask_status,
            case when old.is_active then 'on' else 'off' end,
            case when old.deleted_at is null then 'listed' else 'deleted' end], -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into tallies (noun, month, traits, count)
        values ('job', date_trunc('month', new.created_at at time zone 'UTC')::date,
          array[new.ask_status,
            case when new.is_active then 'on' else 'off' end,
            case when new.deleted_at is null then 'listed' else 'deleted' end], 1);
    end if;
    return null;
  end $$;
create trigger jobs_tallied after insert or delete on jobs
  for each row execute function tally_jobs();
create trigger jobs_tallied_again after update on jobs
  for each row when (row(old.created_at, old.ask_status, old.is_active, old.deleted_at)
    is distinct from row(new.created_at, new.ask_status, new.is_active, new.deleted_at))
  execute function tally_jobs();

create function tally_engagements() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into tallies (noun, month, traits, count)
        values ('engagement', date_trunc('month', old.job_created_at at time zone 'UTC')::date,
          array[old.status], -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into tallies (noun, month, traits, count)
        values ('engagement', date_trunc('month', new.job_created_at at time zone 'UTC')::date,
          array[new.status], 1);
    end if;
    return null;
  end $$;
create trigger engagements_tallied after insert or delete on engagements
  for each row execute function tally_engagements();
create trigger engagements_tallied_again after update on engagements
  for each row when (row(old.job_created_at, old.status) is distinct from row(new.job_created_at, new.status))
  execute function tally_engagements();

create function tally_first_quotes() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into tallies (noun, month, traits, count)
        values ('first-quote', date_trunc('month', old.job_created_at at time zone 'UTC')::date,
          array[case when old.hours <= 24 then 'in-a-day' else 'later' end], -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into tallies (noun, month, traits, count)
        values ('first-quote', date_trunc('month', new.job_created_at at time zone 'UTC')::date,
          array[case when new.hours <= 24 then 'in-a-day' else 'later' end], 1);
    end if;
    return null;
  end $$;
create trigger first_quotes_tallied after insert or delete on first_quotes
  for each row execute function tally_first_quotes();
create trigger first_quotes_tallied_again after update on first_quotes
  for each row when (row(old.job_created_at, old.quoted_at) is distinct from row(new.job_created_at, new.quoted_at))
  execute function tally_first_quotes();

create function tally_quotes() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into tallies (noun, month, traits, count)
        values ('quote', date_trunc('month', old.created_at at time zone 'UTC')::date,
          array[]::text[], -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into tallies (noun, month, traits, count)
        values ('quote', date_trunc('month', new.created_at at time zone 'UTC')::date,
          array[]::text[], 1);
    end if;
    return null;
  end $$;
create trigger quotes_tallied after insert or delete on quotes
  for each row execute function tally_quotes();
create trigger quotes_tallied_again after update on quotes
  for each row when (row(old.created_at) is distinct from row(new.created_at))
  execute function tally_quotes();

create function tally_reviews() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.deleted_at is null then
      insert into tallies (noun, month, traits, count)
        values ('review', null::date,
          array[case when old.is_visible then 'shown' else 'hidden' end], -1);
    end if;
    if tg_op <> 'DELETE' and new.deleted_at is null then
      insert into tallies (noun, month, traits, count)
        values ('review', null::date,
          array[case when new.is_visible then 'shown' else 'hidden' end], 1);
    end if;
    return null;
  end $$;
create trigger reviews_tallied after insert or delete on reviews
  for each row execute function tally_reviews();
create trigger reviews_tallied_again after update on reviews
  for each row when (row(old.is_visible, old.deleted_at) is distinct from row(new.is_visible, new.deleted_at))
  execute function tally_reviews();

create function tally_closed_jobs() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.closed_reason is not null then
      insert into tallies (noun, month, traits, count)
        values ('closed-job', date_trunc('month', old.created_at at time zone 'UTC')::date,
          array[old.closed_reason], -1);
    end if;
    if tg_op <> 'DELETE' and new.closed_reason is not null then
      insert into tallies (noun, month, traits, count)
        values ('closed-job', date_trunc('month', new.created_at at time zone 'UTC')::date,
          array[new.closed_reason], 1);
    end if;
    return null;
  end $$;
create trigger closed_jobs_tallied after insert on jobs
  for each row when (new.closed_reason is not null) execute function tally_closed_jobs();
create trigger closed_jobs_not_tallied after delete on jobs
  for each row when (old.closed_reason is not null) execute function tally_closed_jobs();
create trigger closed_jobs_tallied_again after update on jobs
  for each row when (old.closed_reason is distinct from new.closed_reason) execute function tally_closed_jobs();

create function tally_invoices() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      insert into tallies (noun, month, traits, count)
        select 'revenue', date_trunc('month', p.taken_at at time zone 'UTC')::date, array[]::text[], -p.net_pence
        from payments p where p.id = old.payment_id;
    else
      insert into tallies (noun, month, traits, count)
        select 'revenue', date_trunc('month', p.taken_at at time zone 'UTC')::date, array[]::text[], p.net_pence
        from payments p where p.id = new.payment_id;
    end if;
    return null;
  end $$;
create trigger invoices_tallied after insert or delete on invoices
  for each row execute function tally_invoices();

create function tally_payments() returns trigger language plpgsql as $$
  begin
    if exists (select from invoices where payment_id = new.id) then
      insert into tallies (noun, month, traits, count) values
        ('revenue', date_trunc('month', old.taken_at at time zone 'UTC')::date, array[]::text[], -old.net_pence),
        ('revenue', date_trunc('month', new.taken_at at time zone 'UTC')::date, array[]::text[], new.net_pence);
    end if;
    return null;
  end $$;
create trigger payments_tallied_again after update on payments
  for each row when ((old.taken_at, old.net_pence) is distinct from (new.taken_at, new.net_pence))
  execute function tally_payments();

create function tally_credit_notes() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      insert into tallies (noun, month, traits, count)
        values ('revenue', date_trunc('month', old.issued_at at time zone 'UTC')::date,
          array['refund'], old.net_pence);
    else
      insert into tallies (noun, month, traits, count)
        values ('revenue', date_trunc('month', new.issued_at at time zone 'UTC')::date,
          array['refund'], -new.net_pence);
    end if;
    return null;
  end $$;
create trigger credit_notes_tallied after insert or delete on credit_notes
  for each row execute function tally_credit_notes();
