import { type Kysely, sql } from 'kysely';

/**
 * Photos and PDFs in messages. A PDF is a kind of file of its own, so that no call for documents of businesses finds it. A
 * row is bound to its lead from the start, and to its message once that is sent; how many a message has stands with the
 * message, so that a conversation without any looks into no other table. A new table, and a column that is written nowhere
 * yet; the lock on files lasts as long as it takes to look at each row once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table files
      drop constraint files_kind_check,
      add constraint files_kind_check
        check (kind in ('picture', 'photo', 'document', 'export', 'attachment'))`.execute(db);
  await sql`
    create index files_attachments_unattached on files (account_id, created_at)
      where kind = 'attachment' and attached_at is null`.execute(db);
  await sql`
    create table message_attachments (
      file_id uuid primary key references files (id) on delete cascade,
      lead_id uuid not null references leads (id),
      message_id uuid references messages (id),
      position smallint check (position >= 0),
      check ((message_id is null) = (position is null))
    )`.execute(db);
  await sql`create index message_attachments_message on message_attachments (message_id, position)`.execute(
    db,
  );
  await sql`create index message_attachments_lead on message_attachments (lead_id)`.execute(db);
  await sql`alter table messages add column attachments_count smallint not null default 0`.execute(db);
}
