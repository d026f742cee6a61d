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
-- Time alone takes a business off the pages: the last moment at which it did is part of every version.
create index businesses_lapse on businesses (leads_until);

-- A business has its profile and the pages of its trade; the newest work of all names it on the home page. Before a
-- business goes or changes, it still is of its former trade.
create function note_changed_businesses() returns trigger language plpgsql as $$
  declare
    changed jsonb = to_jsonb(coalesce(new, old));
    shown uuid[];
  begin
    shown = case tg_table_name
      when 'businesses' then array[(changed ->> 'id')::uuid]
      -- The names of who owns it and of who reviewed it, and the work that was reviewed.
      when 'accounts' then array(
        select id from businesses where owner_id = (changed ->> 'id')::uuid
        union
        select r.business_id from jobs j join reviews r on r.job_id = j.id
          where j.customer_id = (changed ->> 'id')::uuid)
      when 'jobs' then array(select business_id from reviews where job_id = (changed ->> 'id')::uuid)
      else array[(changed ->> 'business_id')::uuid] end;
    insert into content_changes (content)
      select 'business:' || id from unnest(shown) id
      union select 'trade:' || c.slug from businesses b join work_categories c on c.id = b.category_id
        where b.id = any(shown)
      union select 'work' where cardinality(shown) > 0;
    return coalesce(new, old);
  end $$;
create trigger businesses_content_left before update of category_id or delete on businesses
  for each row execute function note_changed_businesses();
create trigger businesses_content after insert or update of
  name, description, mobile_number, landline, website, logo, category_id, postcode, town, owner_id,
  outward_lat, outward_lng, outward_cell, leads_until on businesses
  for each row execute function note_changed_businesses();
create trigger accounts_content after update of first_name, last_name, verified_at, is_active on accounts
  for each row execute function note_changed_businesses();
create trigger jobs_content after update of town, service_id on jobs
  for each row execute function note_changed_businesses();

-- What belongs to no business is changed by the desk and at night: any change of it is a change of every page.
create function note_changed_market() returns trigger language plpgsql as $$
  begin
    insert into content_changes (content) values ('market');
    return null;
  end $$;

do $$
  declare changed text;
  begin
    foreach changed in array array['business_services', 'starting_prices', 'work_pictures', 'business_facts', 'reviews',
      'review_answers']
    loop
      execute format('create trigger %1$s_content after insert or update or delete on %1$s
        for each row execute function note_changed_businesses()', changed);
    end loop;
    foreach changed in array array['work_categories', 'services', 'packages', 'market_settings', 'postcode_sources',
      'price_ranges', 'market_facts', 'service_demand']
    loop
      execute format('create trigger %1$s_content after insert or update or delete on %1$s
        for each statement execute function note_changed_market()', changed);
    end loop;
  end $$;
