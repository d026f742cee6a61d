import { type Kysely, sql } from 'kysely';

/** The newest reviews of all businesses, for the home page. The index blocks new reviews while it is made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`create index reviews_newest on reviews (created_at desc, id desc) where is_visible`.execute(db);
}
