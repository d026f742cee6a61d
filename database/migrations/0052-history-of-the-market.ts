import { type Kysely, sql } from 'kysely';

/** What the market does by itself has no actor. Safe beside a running process: it writes one always. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table history alter column actor_id drop not null`.execute(db);
}
