import { type Kysely, sql } from 'kysely';

/**
 * Why an admin hid a review, and which are deleted. New columns without a default rewrite no table; the index blocks
 * new reviews while it is made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table reviews add column hidden_reason text, add column deleted_at timestamptz,
      add constraint hidden_is_not_visible check (hidden_reason is null or not is_visible),
      add constraint deleted_is_not_visible check (deleted_at is null or not is_visible)`.execute(db);
  await sql`
    create index reviews_listed on reviews (created_at desc, id desc) include (is_visible)
      where deleted_at is null`.execute(db);
  await sql`
    create index reviews_hidden on reviews (business_id, created_at desc, id desc)
      where hidden_reason is not null and deleted_at is null`.execute(db);
}
