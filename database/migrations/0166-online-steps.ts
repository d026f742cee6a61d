import { type Kysely, sql } from 'kysely';

/** Which steps of `database/online` are done: what is too large for the one transaction of the migrations. A new table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table online_steps (
      name text primary key,
      done_at timestamptz not null default now()
    )`.execute(db);
}
