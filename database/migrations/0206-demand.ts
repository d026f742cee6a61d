import { type Kysely, sql } from 'kysely';

/**
 * How many jobs of a trade were posted in an outward code in the three months before the last night, and how many of them
 * premium ones: what a business there may expect. Written whole each night. New table, locks nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demand (
      category_id uuid not null references work_categories (id),
      lat double precision not null,
      lng double precision not null,
      jobs int not null check (jobs > 0),
      premium_jobs int not null check (premium_jobs between 0 and jobs),
      primary key (category_id, lat, lng)
    )`.execute(db);
}
