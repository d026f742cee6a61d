import { type Kysely, sql } from 'kysely';

/** When a password was last set by somebody; null where that was before this. Safe beside a running process. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column password_set_at timestamptz`.execute(db);
}
