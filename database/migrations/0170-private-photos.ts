import { type Kysely, sql } from 'kysely';

/**
 * Photos that only some may see: a kind of file of its own, with its height, so that pages keep its place free, and the
 * moment from which something names it. The index holds those that nothing names yet, which are dropped within a day. The
 * lock on files lasts as long as it takes to look at each row once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table files
      drop constraint files_kind_check,
      add constraint files_kind_check check (kind in ('picture', 'photo', 'document', 'export')),
      add column height integer check (height > 0),
      add column attached_at timestamptz`.execute(db);
  await sql`
    create index files_unattached on files (account_id, created_at)
      where kind = 'photo' and attached_at is null`.execute(db);
}
