import { type Kysely, sql } from 'kysely';

/** What an admin switches for the whole market: one row. A new table only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table market_settings (
      only_row boolean primary key default true check (only_row),
      is_vat_registered boolean not null default true
    )`.execute(db);
}
