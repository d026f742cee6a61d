import { type Kysely, sql } from 'kysely';

/**
 * The price ranges that a night published for a service in a place: rows are added, and `ended_at` says that another one or
 * nothing took their place. Pages that show prices are drawn again when one changes. New table, locks nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_ranges (
      id uuid primary key,
      service_id uuid not null references services (id),
      place text not null,
      counted_from timestamptz not null,
      counted_until timestamptz not null,
      quotes_count int not null check (quotes_count >= 10),
      low_pence int not null check (low_pence >= 0),
      high_pence int not null check (high_pence >= low_pence),
      ended_at timestamptz
    )`.execute(db);
  await sql`
    create unique index one_shown_price_range on price_ranges (service_id, place) where ended_at is null`.execute(
    db,
  );
  await sql`create index price_ranges_service on price_ranges (service_id, counted_until)`.execute(db);
  await sql`create index price_ranges_ended on price_ranges (ended_at)`.execute(db);
  await sql`
    create trigger price_ranges_content_changed after insert or update on price_ranges
      for each statement execute function note_changed_content('prices')`.execute(db);
}
