import { type Kysely, sql } from 'kysely';

/**
 * What pages for everybody are drawn from, and that it has changed: a row for each change, with a random weight, so that
 * the sum of a content's weights is its version. Rows are added and never updated, because a counter would make everybody
 * wait who changes anything of the same trade. Triggers write them, so that nobody can forget to. New table, and triggers
 * on seven tables, which takes each for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table content_changes (
      id uuid primary key default gen_random_uuid(),
      content text not null,
      weight bigint not null default floor(random() * 2147483647) + 1,
      is_summed boolean not null default false
    )`.execute(db);
  await sql`create index content_changes_content on content_changes (content) include (weight)`.execute(db);
  await sql`create index content_changes_new on content_changes (content) where not is_summed`.execute(db);
  await businesses(db);
  await whoseWords(db);
  await wholeTables(db);
}

/** A business has its profile and the pages of its trade; the newest work of all names it on the home page. */
async function businesses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function change_content_of_businesses(changed uuid[]) returns void language sql as $$
      insert into content_changes (content)
        select 'business:' || id from unnest(changed) id
        union select 'trade:' || c.slug from businesses b join work_categories c on c.id = b.category_id
          where b.id = any(changed)
        union select 'work' where cardinality(changed) > 0
      $$`.execute(db);
  await sql`
    create function note_changed_businesses() returns trigger language plpgsql as $$
      begin
        perform change_content_of_businesses(array(select distinct id from changed));
        return null;
      end $$`.execute(db);
  await sql`
    create function note_gone_businesses() returns trigger language plpgsql as $$
      begin
        insert into content_changes (content)
          select 'business:' || id from changed
          union select 'trade:' || c.slug from changed b join work_categories c on c.id = b.category_id;
        return null;
      end $$`.execute(db);
  await sql`
    create function note_changed_business() returns trigger language plpgsql as $$
      begin
        perform change_content_of_businesses(array[new.id]);
        insert into content_changes (content)
          select 'trade:' || slug from work_categories
          where id = old.category_id and new.category_id is distinct from old.category_id;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger businesses_content_added after insert on businesses
      referencing new table as changed for each statement execute function note_changed_businesses()`.execute(
    db,
  );
  await sql`
    create trigger businesses_content_gone after delete on businesses
      referencing old table as changed for each statement execute function note_gone_businesses()`.execute(
    db,
  );
  await sql`
    create trigger businesses_content_changed after update of
      name, description, mobile_number, landline, website, logo, category_id, postcode, town, owner_id,
      outward_lat, outward_lng, outward_cell, leads_until on businesses
      for each row when (old.* is distinct from new.*) execute function note_changed_business()`.execute(db);
}

/** What others own of a profile: reviews, chosen services, the names of the owner and of who reviewed, the place of a job. */
async function whoseWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_changed_parts() returns trigger language plpgsql as $$
      begin
        perform change_content_of_businesses(array(select distinct business_id from changed));
        return null;
      end $$`.execute(db);
  for (const table of ['reviews', 'business_services'])
    for (const [act, side] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql`
        create trigger ${sql.id(`${table}_content_${act}`)} after ${sql.raw(act)} on ${sql.id(table)}
          referencing ${sql.raw(side)} table as changed
          for each statement execute function note_changed_parts()`.execute(db);
  await sql`
    create function note_changed_account() returns trigger language plpgsql as $$
      begin
        perform change_content_of_businesses(array(
          select id from businesses where owner_id = new.id
          union select r.business_id from jobs j join reviews r on r.job_id = j.id where j.customer_id = new.id));
        return null;
      end $$`.execute(db);
  await sql`
    create trigger accounts_content_changed after update of first_name, last_name, verified_at, is_active on accounts
      for each row when ((old.first_name, old.last_name, old.verified_at, old.is_active)
        is distinct from (new.first_name, new.last_name, new.verified_at, new.is_active))
      execute function note_changed_account()`.execute(db);
  await sql`
    create function note_changed_job() returns trigger language plpgsql as $$
      begin
        perform change_content_of_businesses(array(select business_id from reviews where job_id = new.id));
        return null;
      end $$`.execute(db);
  await sql`
    create trigger jobs_content_changed after update of town, service_id on jobs
      for each row when ((old.town, old.service_id) is distinct from (new.town, new.service_id))
      execute function note_changed_job()`.execute(db);
}

/** Of small tables any change is a change of the whole. */
async function wholeTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_changed_content() returns trigger language plpgsql as $$
      begin
        insert into content_changes (content) values (tg_argv[0]);
        return null;
      end $$`.execute(db);
  for (const [table, content] of [
    ['work_categories', 'catalogue'],
    ['services', 'catalogue'],
    ['packages', 'packages'],
    ['market_settings', 'packages'],
    ['postcode_sources', 'places'],
  ] as const)
    await sql`
      create trigger ${sql.id(`${table}_content_changed`)} after insert or update or delete on ${sql.id(table)}
        for each statement execute function note_changed_content(${sql.lit(content)})`.execute(db);
}
