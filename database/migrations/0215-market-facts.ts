import { type Kysely, sql } from 'kysely';

/**
 * What a night counts of the whole market for everybody to read: a few figures, each with the number of jobs behind it, and
 * how often a service was posted in the last year. Pages that show them are drawn again when they are counted. A business
 * that is deleted is one fewer in its trade, so the newest work changes as well. New tables, locks nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table market_facts (
      name text primary key check (name in ('jobs-posted', 'first-quote-minutes', 'hired-percent')),
      value int not null check (value >= 0),
      jobs_count int not null check (jobs_count >= 0)
    )`.execute(db);
  await sql`
    create table service_demand (
      service_id uuid primary key references services (id) on delete cascade,
      posted int not null check (posted > 0)
    )`.execute(db);
  for (const table of ['market_facts', 'service_demand'])
    await sql`
      create trigger ${sql.id(`${table}_content_changed`)} after insert or update or delete on ${sql.id(table)}
        for each statement execute function note_changed_content('demand')`.execute(db);
  await sql`
    create or replace function note_gone_businesses() returns trigger language plpgsql as $$
      begin
        insert into content_changes (content)
          select 'business:' || id from changed
          union select 'trade:' || c.slug from changed b join work_categories c on c.id = b.category_id
          union select 'work' from changed;
        return null;
      end $$`.execute(db);
}
