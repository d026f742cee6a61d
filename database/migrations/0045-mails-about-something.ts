import { type Kysely, sql } from 'kysely';

/** What a mail to an account is about, so that it can be called off before it goes. A new column without a default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`alter table account_mails add column about uuid`.execute(db);
}
