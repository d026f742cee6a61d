import { type Kysely, sql } from 'kysely';

/** What an operator decides without a release. New columns with fixed defaults rewrite no table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table market_settings
      add column head_start_hours integer not null default 24 check (head_start_hours between 0 and 168),
      add column free_months integer not null default 12 check (free_months between 1 and 36),
      add column takes_crown_dependencies boolean not null default true,
      add column texts_a_day integer check (texts_a_day between 0 and 1000000)`.execute(db);
}
