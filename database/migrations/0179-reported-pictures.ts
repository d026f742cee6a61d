import { type Kysely, sql } from 'kysely';

/**
 * Which file of a message was reported, where it was one of them alone. Its place stays when the file goes with its owner's
 * account. Two columns that may be empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table reports add column attachment_id uuid references files (id) on delete set null,
      add column attachment_place smallint check (attachment_place > 0)`.execute(db);
  await sql`create index reports_attachment on reports (attachment_id) where attachment_id is not null`.execute(
    db,
  );
}
