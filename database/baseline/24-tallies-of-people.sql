-- What is counted of people and businesses. Each change takes a row away where it was counted, and adds it where it
-- counts now.

-- Somebody who has left was new all the same.
create function tally_accounts() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into tallies (noun, month, traits, count)
        values ('account', date_trunc('month', old.created_at at time zone 'UTC')::date,
          array[old.role], -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into tallies (noun, month, traits, count)
        values ('account', date_trunc('month', new.created_at at time zone 'UTC')::date,
          array[new.role], 1);
    end if;
    return null;
  end $$;
create trigger accounts_tallied after insert or delete on accounts
  for each row execute function tally_accounts();
create trigger accounts_tallied_again after update on accounts
  for each row when (row(old.created_at, old.role) is distinct from row(new.created_at, new.role))
  execute function tally_accounts();

create function tally_found_accounts() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into tallies (noun, month, traits, count)
        values ('found', date_trunc('month', old.created_at at time zone 'UTC')::date,
          array[old.role,
            case when old.is_active then 'on' else 'off' end,
            case when old.is_verified then 'verified' else 'unverified' end], -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into tallies (noun, month, traits, count)
        values ('found', date_trunc('month', new.created_at at time zone 'UTC')::date,
          array[new.role,
            case when new.is_active then 'on' else 'off' end,
            case when new.is_verified then 'verified' else 'unverified' end], 1);
    end if;
    return null;
  end $$;
create trigger found_accounts_tallied after insert or delete on found_accounts
  for each row execute function tally_found_accounts();
create trigger found_accounts_tallied_again after update on found_accounts
  for each row when (row(old.created_at, old.role, old.is_active, old.is_verified)
    is distinct from row(new.created_at, new.role, new.is_active, new.is_verified))
  execute function tally_found_accounts();

create function tally_subscriptions() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into tallies (noun, month, traits, count)
        values ('subscription', date_trunc('month', old.created_at at time zone 'UTC')::date,
          array[old.status], -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into tallies (noun, month, traits, count)
        values ('subscription', date_trunc('month', new.created_at at time zone 'UTC')::date,
          array[new.status], 1);
    end if;
    return null;
  end $$;
create trigger subscriptions_tallied after insert or delete on subscriptions
  for each row execute function tally_subscriptions();
create trigger subscriptions_tallied_again after update on subscriptions
  for each row when (row(old.created_at, old.status) is distinct from row(new.created_at, new.status))
  execute function tally_subscriptions();

create function tally_businesses() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.category_id is not null then
      insert into tallies (noun, month, traits, count)
        values ('category', null::date,
          array[old.category_id::text], -1);
    end if;
    if tg_op <> 'DELETE' and new.category_id is not null then
      insert into tallies (noun, month, traits, count)
        values ('category', null::date,
          array[new.category_id::text], 1);
    end if;
    return null;
  end $$;
create trigger businesses_tallied after insert or delete on businesses
  for each row execute function tally_businesses();
create trigger businesses_tallied_again after update on businesses
  for each row when (row(old.category_id) is distinct from row(new.category_id))
  execute function tally_businesses();

create function tally_business_services() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into tallies (noun, month, traits, count)
        values ('service', null::date,
          array[old.service_id::text], -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into tallies (noun, month, traits, count)
        values ('service', null::date,
          array[new.service_id::text], 1);
    end if;
    return null;
  end $$;
create trigger business_services_tallied after insert or delete on business_services
  for each row execute function tally_business_services();
create trigger business_services_tallied_again after update on business_services
  for each row when (row(old.service_id) is distinct from row(new.service_id))
  execute function tally_business_services();

create function tally_audit_log() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.subject <> 'request' and old.act <> 'end impersonation' then
      insert into tallies (noun, month, traits, count)
        values ('audit', null::date,
          array[]::text[], -1);
    end if;
    if tg_op <> 'DELETE' and new.subject <> 'request' and new.act <> 'end impersonation' then
      insert into tallies (noun, month, traits, count)
        values ('audit', null::date,
          array[]::text[], 1);
    end if;
    return null;
  end $$;
create trigger audit_log_tallied after insert or delete on audit_log
  for each row execute function tally_audit_log();
