import { type Kysely, sql } from 'kysely';

/**
 * A business keeps what its visible reviews come to: their number, the sum of their stars, the moment of the newest. Lists
 * show it beside every name, and reviews are written far less often than read. A trigger keeps it, so that no act can
 * forget it, processes of the release before included. The new columns rewrite nothing; filling in writes the row of each
 * business that was reviewed, and the index blocks writes to businesses for a second or so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table businesses
      add column reviews_count integer not null default 0,
      add column stars integer not null default 0,
      add column newest_review_at timestamptz`.execute(db);
  await counting(db);
  // Nobody writes a review between the counting and the trigger.
  await sql`lock table reviews in share row exclusive mode`.execute(db);
  await sql`select count_reviews(business_id) from (select distinct business_id from reviews) r`.execute(db);
  await sql`
    create index businesses_reviewed on businesses (category_id, newest_review_at desc) include (id, leads_until)
      where newest_review_at is not null`.execute(db);
}

async function counting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_reviews(business uuid) returns void language plpgsql as $$
      begin
        -- Of two reviews at once the second waits here, and its count sees the first.
        perform from businesses where id = business for no key update;
        update businesses b
          set reviews_count = r.reviews_count, stars = r.stars, newest_review_at = r.newest
          from (
            select count(*) as reviews_count, coalesce(sum(rating), 0) as stars, max(created_at) as newest
            from reviews where business_id = business and is_visible
          ) r
          where b.id = business and (b.reviews_count, b.stars, b.newest_review_at)
            is distinct from (r.reviews_count, r.stars, r.newest);
      end $$`.execute(db);
  await sql`
    create function keep_stars() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'DELETE' then perform count_reviews(new.business_id); end if;
        if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.business_id <> new.business_id)
          then perform count_reviews(old.business_id); end if;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger reviews_counted after insert or delete or update of business_id, rating, is_visible, created_at
      on reviews for each row execute function keep_stars()`.execute(db);
}
