import { type Kysely, sql } from 'kysely';

/**
 * The repeats of those who have no account: a registration, a message to us, a mailed code. The id is made of the call,
 * the e-mail address and the key, so that no address stands here. A new table; a running process ignores it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table visitor_keys (
      id text primary key,
      body_hash text not null,
      answer jsonb,
      created_at timestamptz not null
    )`.execute(db);
}
