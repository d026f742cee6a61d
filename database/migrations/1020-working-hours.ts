import { type Kysely, sql } from 'kysely';

/**
 * When the people of a business come to customers: for each weekday from Monday on from when to when, as clocks in the
 * United Kingdom show it, or null; whole days off; the least time between two visits, and how far ahead customers propose. It is
 * read and written as one, so it is one row. New table, locks nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table working_hours (
      business_id uuid primary key references businesses (id),
      opens time[] not null check (cardinality(opens) = 7),
      closes time[] not null check (cardinality(closes) = 7),
      off_from date[] not null,
      off_until date[] not null check (cardinality(off_until) = cardinality(off_from)),
      gap_minutes smallint not null check (gap_minutes between 0 and 120),
      ahead_hours smallint not null check (ahead_hours between 0 and 168)
    )`.execute(db);
}
