-- What pages for everybody are drawn from, and that it has changed: a row for each change, with a random weight, so
-- that the sum of a content's weights is its version. Rows are added and never updated, because a counter would make
-- everybody wait who changes anything of the same trade. Triggers write them, so that nobody can forget to.

create table content_changes (
  id uuid primary key default gen_random_uuid(),
  content text not null,
  weight bigint not null default floor(random() * 2147483647) + 1,
  is_summed boolean not null default false
);
create index content_changes_content on content_changes (content) include (weight);
create index content_changes_new on content_changes (content) where not is_summed;

-- A business has its profile and the pages of its trade; the newest work of all names it on the home page.
create function change_content_of_businesses(changed uuid[]) returns void language sql as $$
  insert into content_changes (content)
    select 'business:' || id from unnest(changed) id
    union select 'trade:' || c.slug from businesses b join work_categories c on c.id = b.category_id
      where b.id = any(changed)
    union select 'work' where cardinality(changed) > 0
  $$;
create function note_changed_businesses() returns trigger language plpgsql as $$
  begin
    perform change_content_of_businesses(array(select distinct id from changed));
    return null;
  end $$;
create trigger businesses_content_added after insert on businesses
  referencing new table as changed for each statement execute function note_changed_businesses();
create function note_gone_businesses() returns trigger language plpgsql as $$
  begin
    insert into content_changes (content)
      select 'business:' || id from changed
      union select 'trade:' || c.slug from changed b join work_categories c on c.id = b.category_id
      union select 'work' from changed;
    return null;
  end $$;
create trigger businesses_content_gone after delete on businesses
  referencing old table as changed for each statement execute function note_gone_businesses();
create function note_changed_business() returns trigger language plpgsql as $$
  begin
    perform change_content_of_businesses(array[new.id]);
    insert into content_changes (content)
      select 'trade:' || slug from work_categories
      where id = old.category_id and new.category_id is distinct from old.category_id;
    return null;
  end $$;
create trigger businesses_content_changed after update of
  name, description, mobile_number, landline, website, logo, category_id, postcode, town, owner_id,
  outward_lat, outward_lng, outward_cell, leads_until on businesses
  for each row when (old.* is distinct from new.*) execute function note_changed_business();

-- What others own of a profile: reviews, chosen services, the names of the owner and of who reviewed, the place of a
-- job.
create function note_changed_parts() returns trigger language plpgsql as $$
  begin
    perform change_content_of_businesses(array(select distinct business_id from changed));
    return null;
  end $$;
do $$
  declare part text;
  begin
    foreach part in array array['business_services', 'starting_prices', 'work_pictures', 'business_facts', 'reviews',
      'review_answers']
    loop
      execute format('create trigger %I after insert on %I referencing new table as changed
        for each statement execute function note_changed_parts()', part || '_content_insert', part);
      execute format('create trigger %I after update on %I referencing new table as changed
        for each statement execute function note_changed_parts()', part || '_content_update', part);
      execute format('create trigger %I after delete on %I referencing old table as changed
        for each statement execute function note_changed_parts()', part || '_content_delete', part);
    end loop;
  end $$;
create function note_changed_account() returns trigger language plpgsql as $$
  begin
    perform change_content_of_businesses(array(
      select id from businesses where owner_id = new.id
      union select r.business_id from jobs j join reviews r on r.job_id = j.id where j.customer_id = new.id));
    return null;
  end $$;
create trigger accounts_content_changed after update of first_name, last_name, verified_at, is_active on accounts
  for each row when ((old.first_name, old.last_name, old.verified_at, old.is_active)
    is distinct from (new.first_name, new.last_name, new.verified_at, new.is_active))
  execute function note_changed_account();
create function note_changed_job() returns trigger language plpgsql as $$
  begin
    perform change_content_of_businesses(array(select business_id from reviews where job_id = new.id));
    return null;
  end $$;
create trigger jobs_content_changed after update of town, service_id on jobs
  for each row when ((old.town, old.service_id) is distinct from (new.town, new.service_id))
  execute function note_changed_job();

-- Of small tables any change is a change of the whole.
create function note_changed_content() returns trigger language plpgsql as $$
  begin
    insert into content_changes (content) values (tg_argv[0]);
    return null;
  end $$;
create trigger work_categories_content_changed after insert or update or delete on work_categories
  for each statement execute function note_changed_content('catalogue');
create trigger services_content_changed after insert or update or delete on services
  for each statement execute function note_changed_content('catalogue');
create trigger packages_content_changed after insert or update or delete on packages
  for each statement execute function note_changed_content('packages');
create trigger market_settings_content_changed after insert or update or delete on market_settings
  for each statement execute function note_changed_content('packages');
create trigger postcode_sources_content_changed after insert or update or delete on postcode_sources
  for each statement execute function note_changed_content('places');
create trigger price_ranges_content_changed after insert or update on price_ranges
  for each statement execute function note_changed_content('prices');
create trigger market_facts_content_changed after insert or update or delete on market_facts
  for each statement execute function note_changed_content('demand');
create trigger service_demand_content_changed after insert or update or delete on service_demand
  for each statement execute function note_changed_content('demand');
