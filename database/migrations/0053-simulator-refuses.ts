import { type Kysely, sql } from 'kysely';

/** The simulated provider can be told to refuse a call. A null column: no rewrite, and a running process ignores it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table simulator_post add column refuses text`.execute(db);
}
