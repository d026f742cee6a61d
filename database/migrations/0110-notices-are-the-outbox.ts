import { type Kysely, sql } from 'kysely';

/**
 * The table of notices takes in every mail, so that there is one outbox: also one to an address without an account, one to
 * a business anybody who owns it by then, and what a mail needs that stands nowhere else. A running process writes and reads as
 * before, and never meets a row of the new kinds, which have a queue of their own. The index is of no row yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table notices
      alter column account_id drop not null,
      alter column subject_id drop not null,
      add column recipient text,
      add column facts jsonb`.execute(db);
  await sql`create index notices_business on notices (business_id) where account_id is null`.execute(db);
}
