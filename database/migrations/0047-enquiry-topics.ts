import { type Kysely, sql } from 'kysely';

/** What an enquiry is about, and when a complaint was acknowledged. Constant defaults: no row is rewritten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table enquiries
      add column about text not null default 'enterprise'
        check (about in ('enterprise', 'question', 'complaint')),
      add column acknowledged_at timestamptz`.execute(db);
}
