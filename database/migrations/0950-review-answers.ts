import { type Kysely, sql } from 'kysely';

/** What a business says publicly to a review: one answer for each, a part of its profile. New table, locks nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_answers (
      review_id uuid primary key references reviews (id),
      business_id uuid not null references businesses (id),
      words text not null check (length(words) between 1 and 1000),
      created_at timestamptz not null,
      changed_at timestamptz not null check (changed_at >= created_at),
      removed_at timestamptz
    )`.execute(db);
  await sql`create index review_answers_of_business on review_answers (business_id, created_at)`.execute(db);
  for (const [act, side] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.id(`review_answers_content_${act}`)} after ${sql.raw(act)} on review_answers
        referencing ${sql.raw(side)} table as changed
        for each statement execute function note_changed_parts()`.execute(db);
}
